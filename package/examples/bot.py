"""A bot for any table of a Taproom house, in Python and its standard library alone: python3 bot.py HOUSE CODE [NAME]

It sits down at the table with this code (HOUSE is http://localhost:8420, say), waits until the host begins, and plays
until the game is over: The Red Dragon Inn, any gambling game, a whole evening. docs/PROTOCOL.md tells what it is told."""
import json
import random
import sys
import time
import urllib.error
import urllib.request


class Refused(Exception):
    def __init__(self, status, said):
        super().__init__(f"{status} {said.get('code')}: {said.get('error')}")
        self.status, self.code = status, said.get("code")


def ask(path, body=None, token=None):
    """A request to the house; where it is asked too much it says how long to wait."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            with urllib.request.urlopen(urllib.request.Request(house + path, data, headers), timeout=60) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503):
                raise Refused(error.code, json.load(error)) from None
            time.sleep(float(error.headers.get("retry-after") or 1))


def choose(own, view):
    """The heart of it: one of the choices, or several where an answer combines them. Here: anything but nothing."""
    choices, many = [choice["answer"] for choice in own["choices"]], own["many"]
    if many is None:
        active = [answer for answer in choices if answer["do"] not in ("pass", "fold", "leave")]
        return random.choice(active or choices)
    items = [answer for answer in choices if "picks" in answer or "cards" in answer]
    key = "picks" if "picks" in items[0] else "cards"
    few = random.sample(items, many["min"])
    return {**items[0], key: [each for answer in few for each in answer[key]]}


house, code = sys.argv[1].rstrip("/"), sys.argv[2]
name = sys.argv[3] if len(sys.argv) > 3 else "Python"
seat = ask("/api/seats", {"code": code, "name": name, "program": "bot.py"})
table = f"/api/tables/{seat['table']}"
while True:
    told = ask(f"{table}/turn", token=seat["token"])  # waits until this seat is asked, 20 seconds at most
    public, own = told["public"], told["own"]
    if public["status"] == "over":
        print("It is over:", told["events"][-1]["text"] if told["events"] else "")
        break
    if own["question"] and own["declared"] is None:
        answer = {"question": public["asked"]["number"], "answer": choose(own, public["view"])}
        try:
            ask(f"{table}/answer", answer, seat["token"])
        except Refused as refused:  # somebody was quicker, or it is not allowed: look again
            print(refused)
