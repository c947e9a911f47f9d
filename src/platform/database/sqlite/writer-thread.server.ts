import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { DatabaseBusyError } from '../database-busy.server.ts'
import type { Answer, Failure, Numbered, Request, ResultOf, WriterData } from './protocol.ts'

/** A thread that ends is started anew at the next question, but not in a loop. */
const LEAST_BETWEEN_STARTS_MS = 1000
const LONGEST_CLOSE_MS = 5000

type Question = { sentAt: number; resolve: (result: ResultOf<Request>) => void; reject: (error: Error) => void }

/** Beside this module as source; beside the bundle's chunks after a build (`vite.config.ts`). */
function workerFile(): URL {
  const places = ['./write-worker.ts', './write-worker.js', '../write-worker.js']
  const found = places.map((place) => new URL(place, import.meta.url)).find((url) => existsSync(url))
  if (!found) throw new Error('write-worker.js is missing in the build')
  return found
}

/** An error like the one that `node:sqlite` threw in the other thread. */
export function errorOf({ message, errcode, errstr }: Failure): Error {
  return Object.assign(new Error(message), errcode === null ? {} : { code: 'ERR_SQLITE_ERROR', errcode, errstr })
}

/** The connection to the thread that writes: questions in order, each answered once. */
export function startWriterThread(data: WriterData) {
  const asked = new Map<number, Question>()
  let worker: Worker | null = null
  let startedAt = Number.NEGATIVE_INFINITY
  let waiting: Numbered[] = []
  let lastId = 0

  function start(): Worker {
    if (performance.now() - startedAt < LEAST_BETWEEN_STARTS_MS)
      throw new DatabaseBusyError('The thread that writes ended')
    startedAt = performance.now()
    // Without this process's own switches: a watch mode or a test runner would reach into the thread.
    const started = new Worker(workerFile(), { workerData: data, execArgv: [], name: 'writer' })
    started.unref()
    started.on('message', (answers: Answer[]) => {
      for (const answer of answers) settle(answer)
      if (asked.size === 0) started.unref()
    })
    started.on('error', (error) => lose(started, error as Error))
    started.on('exit', (code) => lose(started, new Error(`code ${code}`)))
    return started
  }

  function settle(answer: Answer): void {
    const question = asked.get(answer.id)
    asked.delete(answer.id)
    if ('failure' in answer) question?.reject(errorOf(answer.failure))
    else question?.resolve(answer.result)
  }

  /** Nobody knows what became of the open questions; the next one starts a new thread. */
  function lose(which: Worker, reason: Error): void {
    if (which !== worker) return
    worker = null
    const open = [...asked.values()]
    asked.clear()
    const lost = new DatabaseBusyError(`The thread that writes ended: ${reason.message}`, {
      cause: reason,
      isUndecided: true,
    })
    for (const { reject } of open) reject(lost)
  }

  function send(): void {
    const requests = waiting
    waiting = []
    try {
      worker ??= start()
      worker.ref()
      worker.postMessage(requests, [])
    } catch (error) {
      for (const { id } of requests) {
        asked.get(id)?.reject(error as Error)
        asked.delete(id)
      }
    }
  }

  return {
    /** What is asked in one turn of the event loop crosses in one message. */
    ask<Asked extends Request>(request: Asked): Promise<ResultOf<Asked>> {
      const { promise, resolve, reject } = Promise.withResolvers<ResultOf<Request>>()
      const id = (lastId += 1)
      asked.set(id, { sentAt: performance.now(), resolve, reject })
      if (waiting.length === 0) process.nextTick(send)
      waiting.push({ ...request, id })
      return promise as Promise<ResultOf<Asked>>
    },

    /** How long the oldest question has had no answer. */
    silentForMs(): number {
      const [oldest] = asked.values()
      return oldest ? performance.now() - oldest.sentAt : 0
    },

    /** Waits for the last answer, but not for a disk that never gives one. */
    async close(): Promise<void> {
      if (!worker) return
      const closing = worker
      const patience = new Promise((resolve) => setTimeout(resolve, LONGEST_CLOSE_MS).unref())
      await Promise.race([this.ask({ op: 'close' }).catch(() => {}), patience])
      worker = null
      void closing.terminate()
    },
  }
}

export type WriterThread = ReturnType<typeof startWriterThread>
