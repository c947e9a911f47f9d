import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaveOut } from '../test-leave-out.ts'
import { plainText, renderMarkdown, linkTarget } from './render-markdown.server.ts'

test('headings carry ids, and the second level makes the contents', () => {
  const { html, contents } = renderMarkdown('# Titel\n\n## Fenster öffnen\n\nText\n\n### Tiefer')
  expect(html).toContain('<h2 id="fenster-oeffnen" tabindex="-1">Fenster öffnen</h2>')
  expect(contents).toEqual([{ id: 'fenster-oeffnen', title: 'Fenster öffnen' }])
})

test('tags in the text are text', () => {
  const { html } = renderMarkdown(
    'Hallo <script>alert(1)</script> <img src=x onerror=alert(1)>\n\n<div onclick="x()">a</div>',
  )
  expect(html).not.toMatch(/<(script|img|div)/)
  expect(html).toContain('&lt;script&gt;')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'JaVaScRiPt:alert(1)',
  'http://evil.example',
  String.raw`/\evil.example`,
  String.raw`</\\evil.example>`,
])('a link to %s is only its words', (address) => {
  expect(renderMarkdown(`[Klick](${address})`).html).toBe('<p>Klick</p>\n')
  expect(renderMarkdown(`![Bild](${address})`).html).not.toContain('<img')
})

test('honest links stay', () => {
  expect(renderMarkdown('[Melden](/schadensmeldung)').html).toContain('<a href="/schadensmeldung">Melden</a>')
  expect(renderMarkdown('[112](tel:112)').html).toContain('<a href="tel:112">112</a>')
  expect(renderMarkdown('[Gesetz](https://example.org/?a=1&b="2")').html).toContain(
    '<a href="https://example.org/?a=1&amp;b=&quot;2&quot;" rel="noopener noreferrer">',
  )
})

test('a link to what the company does not offer is its words', () => {
  leaveOut('damage_reports')
  const { html } = renderMarkdown('Zur [Schadensmeldung](/schadensmeldung#formular) oder [zu uns](/kontakt).')
  expect(html).toBe('<p>Zur Schadensmeldung oder <a href="/kontakt">zu uns</a>.</p>\n')
})

test('paragraph signs and units do not part from their number', () => {
  const { html } = renderMarkdown('## § 535 Abs. 1 BGB\n\n![3 Monate](/bild.png) 3 Monate, 100 Euro')
  expect(html.replaceAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '[$1]')).toBe(
    '<h2 id="535-abs-1-bgb" tabindex="-1">[§ 535] [Abs. 1] BGB</h2>\n' +
      '<p><img src="/bild.png" alt="3 Monate" loading="lazy"> [3 Monate,] [100 Euro]</p>\n',
  )
  expect(html).not.toContain('\u00a0')
})

test('tables scroll in a box that takes the focus and is named after its heading', () => {
  const table = '| a | b |\n|---|---|\n| 1 | 2 |'
  const box = (label: string) => `<div class="table-box" role="region" aria-label="${label}" tabindex="0"><table>`
  const { html } = renderMarkdown(`${table}\n\n## Fristen *heute* "neu"\n\n${table}\n\n${table}`)
  for (const label of [
    'Tabelle',
    'Tabelle: Fristen heute &quot;neu&quot;',
    'Tabelle: Fristen heute &quot;neu&quot; (2)',
  ]) {
    expect(html).toContain(box(label))
  }
  expect(html.split('</table></div>')).toHaveLength(4)
})

test('the word after a fence stays out of the page', () => {
  expect(renderMarkdown('```javascript:x\n<b>\n```').html).toBe('<pre><code>&lt;b&gt;\n</code></pre>\n')
})

test('whatever is written, no element appears that Markdown does not make', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '[a](',
    ')',
    '![',
    '](',
    'javascript:',
    '<svg onload=x>',
    '`',
    '\n',
    '&lt;',
    'x',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const { html } = renderMarkdown(pieces.join(''))
      const tags = [...html.matchAll(/<\/?([a-z\d]+)([^>]*)>/g)]
      for (const [, name, attributes] of tags) {
        expect(name).toMatch(/^(p|a|span|img|code|pre|em|strong|blockquote|br|hr|ul|ol|li|h[1-6]|del)$/)
        expect(attributes).not.toMatch(/(^|\s)on\w+=|javascript:/)
      }
    }),
  )
})

test('the words are left when the marks are taken away, and what the layout parted stays apart', () => {
  const markdown =
    '## Zeiten\n\nRuhe von **22 bis 7 Uhr**, siehe [hier](/x).\n\n- eins\n- zwei\n\n| a | b |\n|---|---|\n| 1 | 2 |'
  expect(plainText(markdown)).toBe('Zeiten: Ruhe von 22 bis 7 Uhr, siehe hier. eins; zwei; a – b. 1 – 2.')
})

test('quotations thousands deep are shown as they were typed', () => {
  const deep = `${'>'.repeat(20_000)} <b>`
  expect(renderMarkdown(deep).html).toMatch(/^<p>(&gt;){20000} &lt;b&gt;<\/p>$/)
  expect(plainText(deep)).toBe(deep)
})

test.each(['/', '/schadensmeldung', '/wohnungen?ort=Lahnstein#karte', '#fristen'])(
  '%s is an address of ours',
  (href) => {
    expect(linkTarget(href)).toBe('own')
  },
)

test.each(['https://example.org/?a=1', 'HTTPS://example.org', 'mailto:a@example.org', 'tel:112'])(
  '%s leads elsewhere',
  (href) => {
    expect(linkTarget(href)).toBe('foreign')
  },
)

test.each([
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  String.raw`https:\\evil.example`,
  '//evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://bank.example@evil.example',
  'https://',
  'http://example.org',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:https://example.org/1',
  'vbscript:x',
  'intent://x',
  'https://here.invalid',
  'wohnungen',
  '',
])('%j is no link', (href) => {
  expect(linkTarget(href)).toBeNull()
})
