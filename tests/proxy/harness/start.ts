import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../scripts/testing/free-port.ts'
import { newFolder } from '../../faults/harness/folder.ts'
import { type FaultSite, startSite } from '../../faults/harness/site.ts'
import { makeCertificate, NAME } from './certificates.ts'
import { type Place, proxies, type ProxyName } from './proxies.ts'

export type Behind = Awaited<ReturnType<typeof startBehind>>

/** One of the shipped proxies in front of what listens, or will listen, on these ports. */
export async function startProxy(name: ProxyName, sitePorts: Place['sitePorts']) {
  const folder = newFolder(name)
  const certificate = makeCertificate(folder)
  const [http, https] = [await freePort(), await freePort()]
  const launch = await proxies[name]({ folder, certificate, sitePorts, http, https })
  const proxy = spawn(launch.command, launch.args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...launch.environment },
  })
  const kill = () => void proxy.kill('SIGKILL')
  process.once('exit', kill)
  let said = ''
  for (const stream of [proxy.stdout, proxy.stderr]) stream.on('data', (chunk: Buffer) => (said += String(chunk)))
  const ended = once(proxy, 'close')
  const begin = Date.now()
  while (!(await isOpen(https))) {
    if (proxy.exitCode !== null || Date.now() - begin > 60_000) throw new Error(`${name} did not start:\n${said}`)
    await wait(50)
  }
  return {
    folder,
    certificate,
    ports: { http, https },
    /** All that the proxy wrote into its logs. */
    logged: () =>
      ['error.log', 'access.log']
        .map((file) => path.join(folder, file))
        .reduce((text, file) => text + (existsSync(file) ? readFileSync(file, 'utf8') : ''), said),
    async stop(): Promise<void> {
      proxy.kill('SIGTERM')
      await Promise.race([ended, wait(5000, null, { ref: false }).then(kill)])
      process.off('exit', kill)
    },
  }
}

/** The built site behind one of the shipped proxies. */
export async function startBehind(name: ProxyName, settings: Record<string, string>) {
  const sitePort = await freePort()
  const proxy = await startProxy(name, [sitePort])
  const dataDir = path.join(proxy.folder, 'data')
  const environment = {
    PORT: String(sitePort),
    SITE_URL: `https://${NAME}`,
    TRUST_PROXY: 'on',
    RATE_LIMITS: 'on',
    ...settings,
  }

  const started = () => startSite(dataDir, environment, 'scripts/supervise.ts')
  const first: FaultSite = await started()
  const behind = {
    name,
    certificate: proxy.certificate,
    dataDir,
    ports: { site: sitePort, ...proxy.ports },
    site: first,
    /** The same site once more, after `site.stop()`. */
    async startAgain(): Promise<void> {
      behind.site = await started()
    },
    logged: proxy.logged,
    async stop(): Promise<void> {
      await behind.site.stop()
      await proxy.stop()
    },
  }
  return behind
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
