import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DataDirInUseError, lockDataDir, watchDatabaseFile } from './data-dir.server.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a second server on one data directory is refused until the first has stopped', () => {
  const folder = newFolder()
  const first = lockDataDir(folder)
  expect(() => lockDataDir(folder)).toThrow(DataDirInUseError)
  first.release()
  lockDataDir(folder).release()
})

test('a killed server leaves no lock behind', async () => {
  const folder = newFolder()
  const script = `import { lockDataDir } from ${JSON.stringify(join(import.meta.dirname, 'data-dir.server.ts'))}
    lockDataDir(${JSON.stringify(folder)}); gc(); console.log('locked'); setInterval(() => gc(), 10)`
  const server = spawn(process.execPath, ['--expose-gc', '--input-type=module-typescript', '-e', script])
  await once(server.stdout, 'data')
  expect(() => lockDataDir(folder)).toThrow(/läuft schon ein Server/)
  server.kill('SIGKILL')
  await once(server, 'exit')
  lockDataDir(folder).release()
})

test('a database file that was moved or replaced is noticed', () => {
  const file = join(newFolder(), 'site.sqlite')
  writeFileSync(file, 'x')
  const check = watchDatabaseFile(file)
  check()
  renameSync(file, `${file}.old`)
  expect(check).toThrow(/moved or replaced/)
  writeFileSync(file, 'y')
  expect(check).toThrow(/moved or replaced/)
})
