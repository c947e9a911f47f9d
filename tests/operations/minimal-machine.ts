/**
 * The README's commands in a fresh minimal Debian 13 with its own Node 20: without libatomic1, with a newer Node of the machine's own (the
 * oldest that the site runs on), and with libatomic1. `node tests/operations/minimal-machine.ts`; some ten minutes.
 */
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../scripts/testing/free-port.ts'
import { fault } from '../faults/harness/fault.ts'
import { cloneInto, newDebian, waitFor } from './harness/debian.ts'
import { findOldestNode } from './harness/oldest-node.ts'

const debian = await newDebian(['git', 'nodejs', 'npm'])
cloneInto(debian, 'site')

/** `npm start` as the README has it, until the site answers. */
async function answers(): Promise<boolean> {
  const port = String(await freePort())
  const site = debian.start('cd /site && npm start', { PORT: port, DEMO: 'off', DATA_DIR: `/tmp/data-${port}` })
  const isWell = await waitFor(`http://127.0.0.1:${port}/healthz`, site)
  const page = await fetch(`http://127.0.0.1:${port}/kontakt`).catch(() => null)
  await site.stop()
  return isWell && page?.status === 200
}

const oneSentence = /^Dem mitgelieferten Node fehlt libatomic\.so\.1: apt-get install --yes libatomic1 \([^\n]*\)\.$/m

await fault('without libatomic1, npm ci works and each command says in one sentence what to install', async (check) => {
  const installed = await debian.run('cd /site && npm ci --no-audit --no-fund')
  check(installed.code === 0, installed.said)
  for (const command of ['npm start', 'npm test', 'npm run office -- doctor']) {
    const { code, said } = await debian.run(`cd /site && ${command}`)
    check(code !== 0 && oneSentence.test(said) && !/\n\s+at /.test(said), `${command}: ${code}: ${said}`)
  }
})

await fault('with the oldest Node that is new enough, the site runs on that', async (check) => {
  const { version, file } = await findOldestNode()
  const own = path.join(debian.folder, 'usr/local/bin/node')
  cpSync(file, own)
  const { said } = await debian.run('cd /site && sh scripts/node.sh --print process.version')
  check(said.trim() === version, said)
  check(await answers(), 'it answers')
  const tests = await debian.run('cd /site && npm exec -- vitest run src/platform/database src/requests/request')
  check(tests.code === 0, tests.said.slice(-3000))
  rmSync(own)
})

await fault('after the command that the sentence names, both README commands work', async (check) => {
  const command = oneSentence.exec((await debian.run('cd /site && npm start')).said)?.[0] ?? ''
  const named = /apt-get install --yes libatomic1/.exec(command)?.[0] ?? 'false'
  const installed = await debian.run(`apt-get update && ${named}`)
  check(installed.code === 0, installed.said)
  rmSync(path.join(debian.folder, 'site/build'), { recursive: true })
  check(await answers(), 'npm start answers')
  const checked = await debian.run('cd /site && npm run check')
  check(checked.code === 0, checked.said.slice(-3000))
})
