import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeepTogether } from './keep-together.tsx'

test('a paragraph keeps its number and a number its unit; other spaces may break', () => {
  const html = renderToStaticMarkup(
    <KeepTogether text="verfällt sie (§ 556 Abs. 3 BGB), nach 48 Stunden (§§ 7, 8 HeizkostenV)" />,
  )
  expect(html.replaceAll(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '[$1]')).toBe(
    'verfällt sie [(§ 556] [Abs. 3] BGB), nach [48 Stunden] [(§§ 7,] 8 HeizkostenV)',
  )
})
