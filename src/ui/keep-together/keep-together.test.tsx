import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeepTogether } from './keep-together.tsx'

test('a paragraph keeps its number and a number its unit; other spaces may break', () => {
  expect(kept('verfällt sie (§ 556 Abs. 3 BGB), nach 48 Stunden (§§ 7, 8 HeizkostenV)')).toBe(
    'verfällt sie [(§ 556] [Abs. 3] BGB), nach [48 Stunden] [(§§ 7,] 8 HeizkostenV)',
  )
})

test('a floor keeps its number, and no line begins with a slash', () => {
  expect(kept('Wohnung 7, 2. Obergeschoss links')).toBe('Wohnung 7, [2. Obergeschoss] links')
  expect(kept('Hausmeister / Technische Objektbetreuung (m/w/d)')).toBe(
    '[Hausmeister /] Technische Objektbetreuung (m/w/d)',
  )
})

test('the end of a sentence is no number of a floor', () => {
  expect(kept('Gegründet 2009. Seitdem wachsen wir')).toBe('Gegründet 2009. Seitdem wachsen wir')
})

function kept(text: string): string {
  return renderToStaticMarkup(<KeepTogether text={text} />).replaceAll(
    /<span class="inline-block">(.*?)<\/span>/g,
    '[$1]',
  )
}
