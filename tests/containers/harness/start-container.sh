#!/bin/sh
# Begins in new namespaces: puts the container's file system together, waits for its networks, then becomes its program.
set -e
theirs=$PATH
PATH=/usr/sbin:/usr/bin:/sbin:/bin
mount -t overlay -o "$BOX_LAYERS" overlay "$BOX_ROOT"
mount -t proc proc "$BOX_ROOT/proc"
mount -t tmpfs -o mode=755 tmpfs "$BOX_ROOT/dev"
cp -a /dev/null /dev/zero /dev/full /dev/random /dev/urandom "$BOX_ROOT/dev/"
ln -s /proc/self/fd "$BOX_ROOT/dev/fd"
mkdir "$BOX_ROOT/dev/shm"
mount -t tmpfs -o "mode=1777,size=$BOX_SHM" tmpfs "$BOX_ROOT/dev/shm"
for folder in $BOX_TMPFS; do
  mkdir -p "$BOX_ROOT$folder"
  mount -t tmpfs -o mode=1777,noexec,nosuid,nodev tmpfs "$BOX_ROOT$folder"
done
printf %s "$BOX_MOUNTS" | while read -r from to how; do
  if [ -d "$from" ]; then mkdir -p "$BOX_ROOT$to"; else mkdir -p "$BOX_ROOT${to%/*}"; touch "$BOX_ROOT$to"; fi
  mount --bind "$from" "$BOX_ROOT$to"
  mount -o "remount,bind,$how" "$BOX_ROOT$to"
done
[ -z "$BOX_READ_ONLY" ] || mount -o remount,ro "$BOX_ROOT"
root=$BOX_ROOT
unset BOX_LAYERS BOX_ROOT BOX_READ_ONLY BOX_MOUNTS BOX_TMPFS BOX_SHM
echo '@mounted'
read -r _
PATH=$theirs
exec < /dev/null /usr/sbin/chroot "$root" "$@"
