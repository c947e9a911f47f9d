import { expect, test } from 'vitest'
import { textOfHtml } from './html-text.ts'

test('the words of a mail without plain text keep their lines and lose everything else', () => {
  const html =
    '<html><head><style>p{color:red}</style></head><body><p>Gr&uuml;&szlig;e &amp; Dank&#33; &Aacute;&#128512;</p><div>Tom<br>Fey</div><!-- <b>weg</b> --><script>alert(1)</script></body>'
  expect(textOfHtml(html)).toBe('Grüße & Dank! Á😀\n\nTom\nFey')
})

test.each([
  [
    '<table><tr><th>Raum</th><th>Schaden</th></tr><tr><td>Küche</td><td>Hahn</td></tr></table>',
    'Raum Schaden\nKüche Hahn',
  ],
  ['<ol><li>eins<li>zwei</ol><ul><li>a<ul><li>b</ul></ul>', '1. eins\n 2. zwei\n\n- a\n  - b'],
  ['Fotos <a href="https://x.example/a?b=1&amp;c=2">hier</a>', 'Fotos hier <https://x.example/a?b=1&c=2>'],
  [
    '<a href="https://x.example/">https://x.example/</a> <a href="mailto:a@b.de">a@b.de</a>',
    'https://x.example/ a@b.de',
  ],
  [
    'Ja<blockquote>Passt es?<br>Gruß<blockquote>Alt</blockquote></blockquote>',
    'Ja\n\n> Passt es?\n> Gruß\n> \n> > Alt',
  ],
  ['<div style="display:none;max-height:0">Vorschau</div><img src="https://t.example/1.gif" alt="">Text', 'Text'],
])('%s reads as people see it', (html, text) => {
  expect(textOfHtml(html)).toBe(text.replaceAll('> \n', '>\n'))
})
