#!/bin/bash
# systemctl for a Debian without systemd: starts what a unit file says, as its user, with its settings and folders.
# Knows what docs/operations.md uses: daemon-reload, enable --now, start, restart, reload, stop.
set -u
verb=$1
[ "$verb" = daemon-reload ] && exit 0
unit=${!#}

# Every value of a key, the unit's drop-ins included.
values() {
  cat "$file" "/etc/systemd/system/$unit.service.d/"*.conf 2>/dev/null | sed -n "s/^$1=//p"
}
last() { values "$1" | tail -1; }

case $unit in *.timer)
  [ -f "/etc/systemd/system/$unit" ] && [ -f "/etc/systemd/system/${unit%.timer}.service" ]
  exit ;;
esac
for folder in /etc/systemd/system /usr/lib/systemd/system; do
  file=$folder/$unit.service
  [ -f "$file" ] && break
done
[ -f "$file" ] || { echo "No unit $unit" >&2; exit 5; }
pidfile=/run/$unit.pid

run_as_the_unit_says() {
  local user state part line
  user=$(last User)
  while read -r state; do install --directory --owner "$user" --group "$user" --mode "$(last StateDirectoryMode)" "/var/lib/$state"; done < <(values StateDirectory)
  HOME=$(getent passwd "$user" | cut -d: -f6)
  export HOME
  umask "$(last UMask | grep . || echo 0022)"
  cd "$(last WorkingDirectory | grep . || echo /)" || exit 1
  settings=()
  while read -r part; do
    while IFS= read -r line; do
      case $line in '' | '#'*) ;; *) settings+=("$line") ;; esac
    done < "$part"
  done < <(values EnvironmentFile)
  while read -r line; do settings+=("$line"); done < <(values Environment)
  for line in "${settings[@]}"; do export "${line?}"; done
  # shellcheck disable=SC2046
  set -- $(last ExecStart)
  exec setpriv --reuid "$user" --regid "$user" --init-groups --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
}

stop() {
  [ -f "$pidfile" ] || return 0
  kill -TERM "$(cat "$pidfile")" 2>/dev/null
  tail --pid="$(cat "$pidfile")" -f /dev/null
  rm -f "$pidfile"
}

start() {
  if [ "$(last Type)" = oneshot ]; then
    (run_as_the_unit_says)
    return
  fi
  (run_as_the_unit_says) < /dev/null >> "/var/log/$unit.log" 2>&1 &
  echo $! > "$pidfile"
}

case $verb in
  stop) stop ;;
  start | enable) start ;;
  restart) stop && start ;;
  reload) kill -HUP "$(cat "$pidfile")" ;;
  *) echo "systemctl $verb is not known here" >&2; exit 1 ;;
esac
