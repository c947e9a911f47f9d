/** The writer thread: transactions are savepoints of one outer transaction, the batch, whose commit syncs the disk once for all of them. */
import type { SQLInputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { openFile, type StatementResult, statementsOf } from './connection.server.ts'
import type { Answer, Failure, Request, WriterOptions } from './protocol.ts'

const options = workerData as WriterOptions
const database = openFile(options.path, options)
const run = statementsOf(database)
const execute = (sql: string) => void run(sql, [])

let isInSavepoint = false
/** Why nothing of the present batch can be kept: SQLite rolled it back by itself (disk full, I/O error). */
let batchError: unknown = null

parentPort?.on('message', (requests: Request[]) => parentPort?.postMessage(requests.map(answerTo), []))

function answerTo(httpRequest: Request): Answer {
  try {
    return { result: perform(httpRequest) }
  } catch (error) {
    return { failure: { ...(error as Failure), message: (error as Error).message } }
  }
}

function perform(httpRequest: Request): StatementResult | null {
  if (httpRequest.op === 'run') return runInSavepoint(httpRequest.sql, httpRequest.parameters)
  if (httpRequest.op === 'alone') return run(httpRequest.sql, httpRequest.parameters)
  if (httpRequest.op === 'end') endSavepoint(httpRequest.keep)
  else if (httpRequest.op === 'commit') commit()
  else close()
  return null
}

function runInSavepoint(sql: string, parameters: SQLInputValue[]): StatementResult {
  if (batchError !== null) throw batchError
  try {
    if (!database.isTransaction) execute('begin immediate')
    if (!isInSavepoint) execute('savepoint member')
    isInSavepoint = true
    return run(sql, parameters)
  } catch (error) {
    if (!database.isTransaction) batchError = error
    throw error
  }
}

function endSavepoint(keep: boolean): void {
  const isOpen = isInSavepoint && database.isTransaction
  isInSavepoint = false
  if (!isOpen) return
  try {
    if (!keep) execute('rollback to member')
    execute('release member')
  } catch (error) {
    batchError = error
  }
}

function commit(): void {
  const error = batchError
  batchError = null
  try {
    if (error !== null) throw error
    if (database.isTransaction) execute('commit')
  } catch (failure) {
    if (database.isTransaction) execute('rollback')
    throw failure
  }
  // The first read after a commit writes to memory that readers share, which hangs with the disk: better here than in the server's thread.
  execute('select 1 from sqlite_schema limit 1')
}

function close(): void {
  if (database.isTransaction) execute('rollback')
  database.close()
  // The answer leaves before the port closes.
  setImmediate(() => parentPort?.close())
}
