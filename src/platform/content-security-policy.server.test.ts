import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, takeOwnScripts } from './content-security-policy.server.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const scriptsOf = (html: string) =>
  /script-src ([^;]+)/.exec(contentSecurityPolicy(takeOwnScripts(html, 'mark').scripts))?.[1]

test('scripts with the mark are allowed by their text, once each, and leave without it', () => {
  const page = (
    nonce: string,
  ) => `<head><script${nonce}>begin("ä")</script><link rel="modulepreload" href="/a.js"${nonce}/></head>
<body><p>text</p><script${nonce} type="module" async="">import "/b.js"</script><script${nonce}>begin("ä")</script></body>`
  const marked = page(' nonce="mark"')
  expect(scriptsOf(marked)).toBe(["'self'", hashOf('begin("ä")'), hashOf('import "/b.js"')].join(' '))
  expect(takeOwnScripts(marked, 'mark').html).toBe(page(''))
})

test('a script that came with the content of a page is not allowed, whatever it says of itself', () => {
  for (const written of [
    '<script>evil()</script>',
    '<script nonce="">evil()</script>',
    '<script nonce="other">evil()</script>',
    '<script type="module" async="">evil()</script>',
    '<SCRIPT nonce=mark>evil()</SCRIPT>',
    '<script type="application/ld+json">evil()</script>',
  ]) {
    expect(scriptsOf(`<main>${written}</main><script nonce="mark">ours()</script>`)).toBe(`'self' ${hashOf('ours()')}`)
  }
})

test('what reaches into our script makes it another, which is not allowed', () => {
  const broken = '<main><script>evil()//</main><script nonce="mark">ours()</script>'
  expect(scriptsOf(broken)).not.toContain(hashOf('evil()//</main><script nonce="mark">ours()'))
  expect(scriptsOf('<script nonce="mark">a()</script><script nonce="mark">b(')).toBe(`'self' ${hashOf('a()')}`)
})

test('files need no hash', () => {
  expect(scriptsOf('<script nonce="mark" src="/a.js"></script>')).toBe("'self'")
})
