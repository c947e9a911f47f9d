import { expect, test } from 'vitest'
import { textOfHtml } from './html-text.ts'

test('the words of a mail without plain text keep their lines and lose everything else', () => {
  const html =
    '<html><head><style>p{color:red}</style></head><body><p>Gr&uuml;&szlig;e &amp; Dank&#33;</p><div>Tom<br>Fey</div><script>alert(1)</script></body>'
  expect(textOfHtml(html)).toBe('Grüße & Dank!\n\nTom\nFey')
})

test('a broken page costs no more time than its length', () => {
  const started = performance.now()
  for (const piece of ['<', '<style', '<p', '&#', '</script', '<!--']) textOfHtml(piece.repeat(100_000))
  expect(performance.now() - started).toBeLessThan(3000)
})
