import { readFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { newFolder } from '../faults/harness/folder.ts'
import { startSite } from '../faults/harness/site.ts'
import type { HostileRequest } from './inputs.ts'

/** No answer by then is a fault of its own. */
const LONGEST_MS = 90_000

/** The body of a failure alone; of tens of thousands nobody reads the others. */
export type Answer = { status: number; body: string; bytes: number }
export type WatchedSite = Awaited<ReturnType<typeof startWatchedSite>>

/** The production site with the demo company, and what it costs the machine. */
export async function startWatchedSite(environment: Record<string, string> = {}, dataDir = newFolder('hostile')) {
  const site = await startSite(dataDir, { DEMO: 'on', ...environment })
  const agent = new Agent({ keepAlive: true })

  return {
    ...site,
    dataDir,
    /** Seconds of processor time that the process has used. */
    processorSeconds(): number {
      const fields = readFileSync(`/proc/${site.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return (Number(fields[11]) + Number(fields[12])) / 100
    },
    /** The most memory that it ever held, in megabytes. */
    mostMegabytes(): number {
      return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    },
    /** Sends exactly this: `fetch` would tidy the address up. */
    send(asked: HostileRequest, headers: Record<string, string> = {}): Promise<Answer> {
      return new Promise((resolve, reject) => {
        const sent = httpRequest(
          {
            host: '127.0.0.1',
            port: site.port,
            agent,
            method: asked.method,
            path: asked.path,
            headers: {
              ...asked.headers,
              ...headers,
              ...(asked.body && !asked.headers['Transfer-Encoding'] && { 'Content-Length': String(asked.body.length) }),
            },
          },
          (answer) => {
            const parts: Buffer[] = []
            const { statusCode: status = 0 } = answer
            let bytes = 0
            answer.on('data', (part: Buffer) => {
              bytes += part.byteLength
              if (status >= 500) parts.push(part)
            })
            answer.on('error', reject)
            answer.on('end', () => {
              clearTimeout(timer)
              resolve({ status, body: Buffer.concat(parts).toString(), bytes })
            })
          },
        )
        const timer = setTimeout(() => sent.destroy(new Error(`no answer within ${LONGEST_MS} ms`)), LONGEST_MS)
        sent.on('error', (error) => {
          clearTimeout(timer)
          // The site has just closed a connection that rested: sent once more on another, as browsers do.
          const isStale = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
          if (isStale) resolve(this.send(asked, headers))
          else reject(error)
        })
        sent.end(asked.body ?? undefined)
      })
    },
  }
}
