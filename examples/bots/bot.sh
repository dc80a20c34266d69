#!/bin/bash
# Plays anyhow on a server, with curl and jq: bash bot.sh http://127.0.0.1:8000 SECRET
API="$1/api/v1" SECRET="$2"
ask() { curl --silent --no-buffer -H "Authorization: Bearer $SECRET" -H "Content-Type: application/json" "$API$@"; }
ask /me/stream | jq --unbuffered --raw-output '[
    .type, .table // "-", .seat // "-", .number // "-",
    if .legal then .legal[.number % (.legal | length)] else (.places | tojson) end
  ] | join(" ")' | while read -r type table seat number rest; do
  case "$type" in
    invited) ask "/tables/$table/seats/$seat" -d '{"name": "Curl"}' >/dev/null ;;
    turn) ask "/tables/$table/actions" -d "{\"seat\": $seat, \"number\": $number, \"do\": [\"$rest\"]}" >/dev/null ;;
    finished) echo "over: $rest" ;;
  esac
done
