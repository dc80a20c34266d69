#!/bin/bash
# Takes any decision, with curl and jq: bash bot.sh http://127.0.0.1:8000 SECRET
ask() { curl --silent --no-buffer -H "Authorization: Bearer $SECRET" -H "Content-Type: application/json" "$API$@"; }
API="$1/api/v1" SECRET="$2"
ask /me/stream | while read -r line; do
  type=$(jq -r '.type // ""' <<<"$line") table=$(jq -r '.table // ""' <<<"$line") seat=$(jq -r '.seat // ""' <<<"$line")
  case "$type" in
    invited) ask "/tables/$table/seats/$seat" -d '{"name": "Random curl"}' >/dev/null ;;
    turn)
      move=$(jq -r '.legal[]' <<<"$line" | shuf -n 1)
      ask "/tables/$table/actions" -d "$(jq -c --arg move "$move" '{seat, number, do: [$move]}' <<<"$line")" >/dev/null
      ;;
    finished) echo "over: $(jq -c .places <<<"$line")" ;;
  esac
done
