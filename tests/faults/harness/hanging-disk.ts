/**
 * Loaded into a server by NODE_OPTIONS: while the file FAULTS_DISK exists, every sync of a transaction hangs, in whatever thread it is
 * asked for, as it does on a disk that does not answer. The file `FAULTS_DISK-reached` says that one hangs.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

const file = process.env.FAULTS_DISK ?? ''
const cell = new Int32Array(new SharedArrayBuffer(4))

function waitForDisk(sql: string): void {
  if (!/^\s*commit\b/i.test(sql) || !existsSync(file)) return
  writeFileSync(`${file}-reached`, '')
  while (existsSync(file)) Atomics.wait(cell, 0, 0, 20)
}

const { prepare, exec } = DatabaseSync.prototype
DatabaseSync.prototype.prepare = function (sql, ...rest) {
  const statement = prepare.call(this, sql, ...rest)
  const { run } = statement
  const patientRun = (...values: SQLInputValue[]) => {
    waitForDisk(sql)
    return Reflect.apply(run, statement, values)
  }
  return Object.assign(statement, { run: patientRun })
}
DatabaseSync.prototype.exec = function (sql) {
  waitForDisk(sql)
  exec.call(this, sql)
}
