import { expect, test } from 'vitest'
import { exampleArticle } from './example-article.ts'
import { passagesOf } from './passages.server.ts'

test('an article is answered from by its headings, each with its own address; its sources answer nothing', () => {
  const content =
    'Vorweg.\n\n## Wie oft?\n\n- Morgens\n- Abends\n\n**Quellen:** § 535 BGB.\n\n## Nur Quellen\n\n**Quellen:** § 1.'
  const passages = passagesOf(exampleArticle({ content }))
  expect(passages.map(({ heading, to, paragraphs }) => [heading, to, paragraphs])).toEqual([
    [null, '/mieterinfos/umgang/richtig-lueften', ['Vorweg.']],
    ['Wie oft?', '/mieterinfos/umgang/richtig-lueften#wie-oft', ['• Morgens', '• Abends']],
  ])
})
