import { expect, test, vi } from 'vitest'
import { delayScripts } from './delay-scripts.server.ts'

vi.stubEnv('DEV', false)

const marker = '<script data-late-start="">wait()</script>'
const start = '<script type="module" async="">import "/assets/manifest.js";import "/assets/entry.js"</script>'
const preloads = ['manifest', 'framework', 'entry']
  .map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
  .join('')
const manifest = { whole: '/assets/manifest.js', routes: { root: { path: '<' } } }

test('the scripts of a waiting page give way to the list of its routes, with what they need beside it', () => {
  const html = delayScripts(`<head>${preloads}</head><body>${marker}${start}</body>`, manifest).join('')
  expect(html).not.toContain('modulepreload')
  expect(html).toContain(
    '<script type="application/json" data-late="/assets/framework.js /assets/entry.js">{"whole":"/assets/manifest.js","routes":{"root":{"path":"\\u003c"}}}</script></body>',
  )
})

test('other pages stay as they are', () => {
  const html = `<head>${preloads}</head><body>${start}</body>`
  expect(delayScripts(html, manifest)).toEqual([html])
})

test('a page that waits for scripts it does not have is a mistake', () => {
  expect(() => delayScripts(`<body>${marker}</body>`, manifest)).toThrow(/no scripts/)
})
