"""Plays at random on a server: python bot.py http://127.0.0.1:8000 SECRET"""

import json
import random
import sys
from urllib.request import Request, urlopen

HEADERS = {"Authorization": f"Bearer {sys.argv[2]}", "Content-Type": "application/json"}


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(f"{sys.argv[1]}/api/v1{path}", data, HEADERS), timeout=60)


for line in ask("/me/stream"):
    message = json.loads(line.strip() or "{}")
    if message.get("type") == "invited":
        ask(f"/tables/{message['table']}/seats/{message['seat']}", {"name": "Random Python"})
    elif message.get("type") == "turn":
        move = {"seat": message["seat"], "number": message["number"], "do": [random.choice(message["legal"])]}
        ask(f"/tables/{message['table']}/actions", move)
    elif message.get("type") == "finished":
        print("over:", message["places"], flush=True)
