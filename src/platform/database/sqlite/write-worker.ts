/**
 * The thread that writes: a process of its own inside the server, so that a disk that hangs holds up nobody who reads.
 * Transactions are savepoints of one outer transaction; `commit` syncs the disk once for all of them.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { openFile } from './open-file.server.ts'
import { failureOf, performGroup, readOnce } from './perform-group.ts'
import type { Answer, Failure, Numbered, Request, ResultOf, WriterData } from './protocol.ts'
import { statementsOf, type StatementResult } from './statements.server.ts'

const data = workerData as WriterData
const database = openFile(data.path, data)
const run = statementsOf(database)
const execute = (sql: string) => void run(sql, [])

/** Between `begin` and `end`. */
let isInside = false
/** Why the present transaction cannot be kept. */
let lost: Failure | null = null
/** Why nothing of the present group can be kept: SQLite rolled the outer transaction back by itself (disk full, I/O error). */
let groupLost: Failure | null = null
let kept = 0
let answers: Answer[] = []

parentPort?.on('message', (requests: Numbered[]) => {
  for (const request of requests) perform(request)
  flush()
})

function perform(request: Numbered): void {
  const syncs = request.op === 'commit' || request.op === 'group'
  if (syncs) flush() // what was run must not wait for the disk
  let result: ResultOf<Request> = null
  try {
    if (request.op === 'begin') begin()
    else if (request.op === 'run') result = runInside(request)
    else if (request.op === 'alone') result = run(request.sql, request.parameters)
    else if (request.op === 'end') end(request.keep)
    else if (request.op === 'commit') commit(request.members)
    else if (request.op === 'group') result = performGroup(database, run, request)
    else close()
    answers.push({ id: request.id, result })
  } catch (error) {
    answers.push({ id: request.id, failure: error instanceof Lost ? error.failure : failureOf(error) })
  }
  if (syncs) flush()
}

function flush(): void {
  if (answers.length > 0) parentPort?.postMessage(answers, [])
  answers = []
}

function begin(): void {
  isInside = true
  if (kept === 0) groupLost = null // nobody is left who must hear of it
  lost = groupLost
  if (lost) return
  try {
    if (!database.isTransaction) execute('begin immediate')
    execute('savepoint member')
  } catch (error) {
    lost = failureOf(error)
  }
}

function runInside({ sql, parameters }: Extract<Numbered, { op: 'run' }>): StatementResult {
  if (!isInside) throw new Error('There is no transaction; the thread that writes was started anew')
  if (lost) throw new Lost(lost)
  try {
    return run(sql, parameters)
  } catch (error) {
    if (!database.isTransaction) lost = groupLost = failureOf(error)
    throw error
  }
}

function end(keep: boolean): void {
  const reason = isInside ? lost : failureOf(new Error('There is no transaction to end'))
  isInside = false
  lost = null
  try {
    if (reason || !keep) undo()
    else {
      execute('release member')
      kept += 1
    }
  } catch (error) {
    groupLost = failureOf(error)
    throw error
  }
  if (reason && keep) throw new Lost(reason)
}

/** With nobody else in the group the lock goes as well: no other program waits for who may never come. */
function undo(): void {
  if (!database.isTransaction) return
  if (kept === 0) return execute('rollback')
  execute('rollback to member')
  execute('release member')
}

function commit(members: number): void {
  const reason =
    groupLost ?? (kept === members ? null : failureOf(new Error(`${members} transactions to commit, not ${kept}`)))
  kept = 0
  groupLost = null
  try {
    if (reason) throw new Lost(reason)
    if (!database.isTransaction) return
    execute('commit')
    readOnce(run)
  } catch (error) {
    if (database.isTransaction) execute('rollback')
    throw error
  }
}

function close(): void {
  if (database.isTransaction) execute('rollback')
  database.close()
  // The answer leaves before the port does.
  setImmediate(() => parentPort?.close())
}

class Lost extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}
