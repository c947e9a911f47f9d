import { existsSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'

/** The file of a thread: beside its module as source, beside the bundle's chunks after a build (`vite.config.ts`). */
export function threadFile(name: string, moduleUrl: string): URL {
  const places = [`./${name}.ts`, `./${name}.js`, `../${name}.js`]
  const found = places.map((place) => new URL(place, moduleUrl)).find((url) => existsSync(url))
  if (!found) throw new Error(`${name}.js is missing in the build`)
  return found
}

/**
 * Asks a thread that answers each message with one. Who asks meanwhile gets a thread of their own; one that has nothing to do waits so long for the next
 * message, so that many in a row need one start. Null: it took too long, or ended, most likely out of memory.
 */
export function askThreads<Answer>(start: () => Worker, idleMs: number) {
  let idle: Worker | null = null

  function take(): Worker {
    const thread = idle ?? start()
    idle = null
    thread.removeAllListeners()
    thread.ref()
    return thread
  }

  function giveBack(thread: Worker): void {
    if (idle !== null) return void thread.terminate()
    idle = thread
    thread.unref()
    const end = () => {
      if (idle === thread) idle = null
    }
    thread.once('exit', end)
    const clock = setTimeout(() => {
      if (idle !== thread) return
      idle = null
      void thread.terminate()
    }, idleMs)
    clock.unref()
  }

  return (message: unknown, longestMs: number): Promise<Answer | null> =>
    new Promise((resolve) => {
      const thread = take()
      const clock = setTimeout(fail, longestMs)

      function fail(): void {
        clearTimeout(clock)
        thread.removeAllListeners()
        void thread.terminate()
        resolve(null)
      }

      thread.once('message', (answer: Answer | null) => {
        clearTimeout(clock)
        thread.removeAllListeners()
        giveBack(thread)
        resolve(answer)
      })
      thread.once('error', fail)
      thread.once('exit', fail)
      thread.postMessage(message, [])
    })
}
