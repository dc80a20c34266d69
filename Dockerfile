# The server in a container: `docker compose up`, or see docs/hosting.md.
ARG BASE=python:3.13-slim

# The wheel, with the web client; node comes from PyPI.
FROM ${BASE} AS wheel
# Registries and certificates of your own, as pip and npm know them; docs/hosting.md tells how.
ARG PIP_INDEX_URL
ARG PIP_CERT
ARG NPM_CONFIG_REGISTRY
ARG NODE_EXTRA_CA_CERTS
WORKDIR /source
ENV PATH=/opt/build/bin:$PATH
RUN python3 -m venv /opt/build && pip install --no-cache-dir hatchling==1.27.0
COPY LICENSE README.md hatch_build.py pyproject.toml ./
COPY tools/client.py tools/
COPY src src
COPY web web
RUN hatchling build -t wheel

FROM ${BASE}
ARG PIP_INDEX_URL
ARG PIP_CERT
ENV PATH=/opt/stellwerk/bin:$PATH
COPY requirements/run.txt /tmp/
COPY --from=wheel /source/dist /tmp/dist
RUN python3 -m venv /opt/stellwerk \
 && pip install --no-cache-dir -c /tmp/run.txt "$(ls /tmp/dist/*.whl)[server]" \
 && rm -r /tmp/dist /tmp/run.txt \
 && useradd --uid 10001 --create-home stellwerk \
 && install -d -m 0700 -o stellwerk -g stellwerk /data
USER stellwerk
WORKDIR /home/stellwerk
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["stellwerk"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data", "--no-open"]
