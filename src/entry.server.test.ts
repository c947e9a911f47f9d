import { createHash } from 'node:crypto'
import { createElement as h } from 'react'
import { createRequestHandler, RouterContextProvider, Scripts, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { appContext } from '#platform/app.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import handleRequest from './entry.server.tsx'

const EVIL = 'alert("from the content")'

/** A page whose content holds a script: a part that writes HTML as it is, as the Markdown of an article or a legal page. */
function Page() {
  const html = `<p>Text</p><script>${EVIL}</script>`
  return h('html', null, h('body', null, h('main', { dangerouslySetInnerHTML: { __html: html } }), h(Scripts)))
}

const route = { id: 'root', path: '', hasLoader: true }
const build = {
  entry: { module: { default: handleRequest } },
  routes: {
    root: { ...route, module: { default: Page, loader: () => ({ text: `</script><script>${EVIL}</script>` }) } },
  },
  assets: {
    routes: { root: { ...route, module: '/assets/root.js', imports: [] } },
    entry: { module: '/assets/entry.js', imports: [] },
    url: '/assets/manifest.js',
  },
  routeDiscovery: { mode: 'initial' },
  ssr: true,
  future: {},
} as unknown as ServerBuild

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

test('the policy of a page allows what the router put there, and no script that came with its content', async () => {
  const context = new RouterContextProvider()
  context.set(appContext, await testApp())
  const response = await createRequestHandler(build)(new Request('http://localhost/'), context)
  const html = await response.text()
  const policy = response.headers.get('Content-Security-Policy')
  const scripts = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => text)
  expect(scripts).toContain(EVIL)
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) expect(policy?.includes(hashOf(script)), script).toBe(script !== EVIL)
  expect(html).not.toContain('nonce')
})
