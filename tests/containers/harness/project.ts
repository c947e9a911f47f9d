import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { must, newFolder } from '../../faults/harness/folder.ts'
import { amount, readCompose, type Service } from './compose-file.ts'
import { startContainer, type Container, type Mount } from './container.ts'
import type { Image } from './image-store.ts'
import { makeNetworks } from './network.ts'

type Parts = { context: string; images: Record<string, Image>; standIns: Record<string, Mount[]> }

/**
 * The services of compose.yaml as containers, with volumes that outlive them. `images` by their names in the file or, where one is
 * built, by the service's; `standIns`: what an image that stands in for another needs besides.
 */
export function openProject({ context, images: given, standIns }: Parts) {
  const images = { ...given }
  const settings = parseEnv(readFileSync(path.join(context, '.env'), 'utf8')) as Record<string, string>
  const compose = readCompose(context, settings)
  const networks = makeNetworks(compose)
  const volumes = newFolder('volumes')
  const containers = new Map<string, Container>()

  const serviceOf = (name: string): Service => {
    const service = compose.services[name]
    if (!service) throw new Error(`no service ${name}`)
    return service
  }
  const container = (name: string): Container => {
    const found = containers.get(name)
    if (!found) throw new Error(`${name} does not run`)
    return found
  }

  async function start(name: string): Promise<Container> {
    const service = serviceOf(name)
    const image = images[service.image ?? name]
    if (!image) throw new Error(`no image for ${name}`)
    const { Entrypoint, Cmd, User } = image.config
    const words = service.entrypoint
      ? [...service.entrypoint, ...(service.command ?? [])]
      : [...(Entrypoint ?? []), ...(service.command ?? Cmd ?? [])]
    const started = await startContainer({
      folder: newFolder(`container-${name}`),
      image,
      words,
      environment: { ...(service.env_file ? settings : {}), ...service.environment },
      user: service.user ?? (User || 'root'),
      mounts: [...service.volumes.map((line) => mountOf(line, image)), ...(standIns[name] ?? [])],
      tmpfs: service.tmpfs,
      shmSize: service.shm_size,
      isReadOnly: service.read_only,
      isWithoutNewPrivileges: service.security_opt.includes('no-new-privileges:true'),
      capabilities: service.cap_add,
      hosts: networks.hostsOf(name),
      connect: (pid) => networks.connect(name, pid),
    })
    containers.set(name, started)
    return started
  }

  /** A named volume begins with what the image has in its place, owner and mode included; a path is the file beside compose.yaml. */
  function mountOf(line: string, image: Image): Mount {
    const [source = '', to = '', how] = line.split(':')
    const from = path.join(source.startsWith('.') ? context : volumes, source)
    if (!existsSync(from)) {
      mkdirSync(from)
      const model = path.join(image.root, to)
      if (existsSync(model)) must('cp', '--archive', '--no-target-directory', model, from)
    }
    return { from, to, isReadOnly: how === 'ro' }
  }

  /** Asks as often as the health check of file or image may be asked, only faster. */
  async function waitUntilHealthy(name: string): Promise<void> {
    const service = serviceOf(name)
    const [kind, ...words] = service.healthcheck?.test ?? images[name]?.config.Healthcheck?.Test ?? []
    if (kind !== 'CMD') throw new Error(`${name} has no health check`)
    let output = ''
    for (const begin = Date.now(); Date.now() - begin < 90_000 && !container(name).hasEnded(); await wait(300)) {
      const asked = await container(name).execute(...words)
      if (asked.code === 0) return
      output = asked.output
    }
    throw new Error(`${name} is not healthy: ${output}\n${container(name).said().slice(-3000)}`)
  }

  async function up(names = Object.keys(compose.services)): Promise<void> {
    for (const name of names) {
      if (containers.has(name)) continue
      const needed = Object.entries(serviceOf(name).depends_on)
      await up(needed.map(([other]) => other))
      for (const [other, { condition }] of needed) {
        if (condition === 'service_healthy') await waitUntilHealthy(other)
        else if ((await container(other).ended) !== 0) throw new Error(`${other}: ${container(other).said()}`)
      }
      await start(name)
    }
  }

  async function stop(name: string): Promise<{ code: number; ms: number }> {
    const ended = await container(name).stop(amount(serviceOf(name).stop_grace_period))
    containers.delete(name)
    return ended
  }

  return {
    compose,
    settings,
    volumes,
    container,
    addressOf: networks.addressOf,
    replaceImage: (name: string, image: Image) => void (images[name] = image),
    start,
    up,
    waitUntilHealthy,
    stop,
    /** Everything stands and is gone, but for the volumes. */
    async down(): Promise<void> {
      for (const name of [...containers.keys()].toReversed()) await stop(name)
    },
  }
}
