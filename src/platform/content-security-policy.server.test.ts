import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.server.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const scriptsOf = (html: string) => /script-src ([^;]+)/.exec(contentSecurityPolicy(Buffer.from(html)))?.[1]

test('scripts that stand in the page are allowed by their text, once each', () => {
  const html = `<head><script>begin("ä")</script></head><body><script type="text/plain" data-late="/a.js">late()
</script><p>text</p><script type="module" async="">import "/b.js"</script><script>begin("ä")</script></body>`
  expect(scriptsOf(html)).toBe(["'self'", hashOf('begin("ä")'), hashOf('late()\n'), hashOf('import "/b.js"')].join(' '))
})

test('files and data need no hash, and what stands in data is no script', () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{"a":"<script>x"}</script><script async="" src="/b.js"></script>`
  expect(scriptsOf(html)).toBe("'self'")
})

test('a page that breaks off has no script left to allow', () => {
  expect(scriptsOf('<script>a()</script><script>b(')).toBe(`'self' ${hashOf('a()')}`)
  expect(scriptsOf('<script')).toBe("'self'")
})
