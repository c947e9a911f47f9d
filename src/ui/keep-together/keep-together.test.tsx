import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeepTogether } from './keep-together.tsx'
import { keepTogether } from './together.ts'

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
  return renderToStaticMarkup(<KeepTogether text={text} />)
    .replaceAll(/<span class="inline-block">(.*?)<\/span>/g, '[$1]')
    .replaceAll(/<\/?span>/g, '')
}

test('addresses, telephone numbers, references and „E-Mail“ stay whole', () => {
  expect(kept('Bleichweg 7, 56321 Rhens')).toBe('[Bleichweg 7,] [56321 Rhens]')
  expect(kept('Chablisstraße 30–32, 55430 Oberwesel')).toBe('[Chablisstraße 30–32,] [55430 Oberwesel]')
  expect(kept('Am Viehtor 4')).toBe('Am [Viehtor 4]')
  expect(kept('Telefon 02628 / 7998021.')).toBe('Telefon [02628 / 7998021.]')
  expect(kept('Vorgangsnummer 7K42-PXR8')).toBe('Vorgangsnummer [7K42-PXR8]')
  expect(kept('Name, E-Mail und Ihre „E-Mail-Adresse“')).toBe('Name, [E-Mail] und Ihre [„E-Mail-Adresse“]')
})

test('in HTML only texts are looked at', () => {
  expect(keepTogether('<p title="E-Mail">Eine <a href="/7K42-PXR8">E-Mail</a></p>')).toBe(
    '<p title="E-Mail">Eine <a href="/7K42-PXR8"><span class="inline-block">E-Mail</span></a></p>',
  )
})
