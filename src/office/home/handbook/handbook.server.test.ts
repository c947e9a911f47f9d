import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { handbookPage } from './handbook.server.ts'

const names = (await readdir('docs/handbuch')).filter((name) => name.endsWith('.md') && name !== 'README.md')

test('the index leads to every page, and every link of every page leads to one', () => {
  const index = handbookPage('')
  expect(index?.title).toBe('Handbuch der Verwaltung')
  for (const name of names) expect(index?.html).toContain(`href="/verwaltung/hilfe/${name.slice(0, -'.md'.length)}"`)
  for (const name of ['', ...names.map((file) => file.slice(0, -'.md'.length))]) {
    const html = handbookPage(name)?.html ?? ''
    for (const [, target] of html.matchAll(/href="\/verwaltung\/hilfe\/?([\w-]*)/g))
      expect(handbookPage(target ?? ''), `${name} → ${target}`).not.toBeNull()
    expect(html, name).not.toMatch(/href="[^"]*\.md|src="(?:bilder|")/)
  }
})

test('a page that is not there is none', () => {
  expect(handbookPage('gibt-es-nicht')).toBeNull()
  expect(handbookPage('README')).toBeNull()
})
