import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type FaultServer = { url: string; kill: () => Promise<void> }

/** Starts `request-server.ts` on a data directory and waits until it answers. */
export async function startServer(environment: Record<string, string>): Promise<FaultServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'request-server.ts')], {
    env: { ...process.env, RATE_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const port = await Promise.race([
    once(child.stdout, 'data').then(([chunk]) => Number(String(chunk).trim())),
    exited.then(([code]) => Promise.reject(new Error(`The server ended with ${code} before it was ready`))),
  ])
  return {
    url: `http://127.0.0.1:${port}/api/messages`,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
