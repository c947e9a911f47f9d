import { Worker } from 'node:worker_threads'
import { threadFile } from '#platform/threads.server.ts'
import { DatabaseBusyError } from '../database-busy.server.ts'
import { isLocked, type StatementResult } from './connection.server.ts'
import type { Answer, Failure, Request, WriterOptions } from './protocol.ts'

/** A thread that ended is replaced by the next write, but not in a loop. */
const LEAST_BETWEEN_STARTS_MS = 1000
const LONGEST_CLOSE_MS = 5000
/** A change of the schema takes as long as it takes: only the start of a server waits for it. */
const TAKES_LONG = /^\s*(create|alter|drop|analyze|reindex|vacuum)\b/i

type Result = StatementResult | null
type Question = { sentAt: number; settle: (answer: Answer) => void; refuse: (message: string) => void }

/** Starts a thread that answers each request once, in order. */
export function startWriter(options: WriterOptions, longestWaitMs: number) {
  const asked: Question[] = []
  const startedAt = performance.now()
  let ended: string | null = null
  let unsent: Request[] = []
  // Without this process's own switches: a watch mode or a test runner would reach into the thread.
  const worker = new Worker(threadFile('write-worker', import.meta.url), {
    workerData: options,
    execArgv: [],
    name: 'writer',
  })
  worker.unref()
  worker.on('message', (answers: Answer[]) => {
    for (const answer of answers) asked.shift()?.settle(answer)
    if (asked.length === 0) worker.unref()
  })
  worker.on('error', (error) => end((error as Error).message))
  worker.on('exit', (code) => end(`code ${code}`))

  function end(reason: string): void {
    ended ??= `The writer thread ended: ${reason}`
    for (const { refuse } of asked.splice(0)) refuse(ended)
  }

  function send(): void {
    worker.ref()
    worker.postMessage(unsent, [])
    unsent = []
  }

  return {
    hasEnded: () => ended !== null,
    isReplaceable: () => ended !== null && performance.now() - startedAt > LEAST_BETWEEN_STARTS_MS,

    /** How long the oldest request has had no answer. */
    silentForMs: () => (asked[0] ? performance.now() - asked[0].sentAt : 0),

    /** @throws DatabaseBusyError when the thread ends or the disk does not answer; then a commit is undecided. */
    ask(httpRequest: Request): Promise<Result> {
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      const refuse = (message: string) => {
        clearTimeout(timer)
        reject(new DatabaseBusyError(message, { isUndecided: httpRequest.op === 'commit' }))
      }
      const settle = (answer: Answer) => {
        clearTimeout(timer)
        if ('failure' in answer) reject(errorOf(answer.failure))
        else resolve(answer.result)
      }
      const takesLong = 'sql' in httpRequest && TAKES_LONG.test(httpRequest.sql)
      const timer = takesLong ? undefined : setTimeout(refuse, longestWaitMs, 'The disk does not answer').unref()
      if (ended !== null) refuse(ended)
      else {
        asked.push({ sentAt: performance.now(), settle, refuse })
        // The end of one transaction crosses with the beginning of the next: a message costs more than most statements.
        if (unsent.push(httpRequest) === 1) process.nextTick(send)
      }
      return promise
    },

    /** Waits for the last answer, but not for a disk that never gives one. */
    async close(): Promise<void> {
      const patience = new Promise((resolve) => setTimeout(resolve, LONGEST_CLOSE_MS).unref())
      await Promise.race([this.ask({ op: 'close' }).catch(() => {}), patience])
      void worker.terminate()
    },
  }
}

/** An error like the one that `node:sqlite` threw in the other thread. */
function errorOf(failure: Failure): Error {
  const error = Object.assign(new Error(failure.message), failure)
  return isLocked(error) ? new DatabaseBusyError('Another program holds the database', { cause: error }) : error
}

export type Writer = ReturnType<typeof startWriter>
