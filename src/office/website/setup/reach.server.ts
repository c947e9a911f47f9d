import { connect } from 'node:tls'
import { DAY_MS } from '#values/durations.ts'

/** How the site's own address answers from outside. `daysLeft`: of its certificate. */
export type Reached = { kind: 'plain' } | { kind: 'reached'; daysLeft: number } | { kind: 'failed'; reason: string }

const LONGEST_MS = 4000

/** Calls SITE_URL as a visitor's browser does. */
export async function reachSite(siteUrl: string, now: Date): Promise<Reached> {
  const { protocol, hostname, port } = new URL(siteUrl)
  if (protocol !== 'https:') return { kind: 'plain' }
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: LONGEST_MS })
    const end = (reached: Reached) => {
      socket.destroy()
      resolve(reached)
    }
    socket.once('secureConnect', () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to)
      end({ kind: 'reached', daysLeft: Math.floor((ends - now.getTime()) / DAY_MS) })
    })
    socket.once('timeout', () => end({ kind: 'failed', reason: 'keine Antwort' }))
    socket.once('error', (error) => end({ kind: 'failed', reason: error.message }))
  })
}
