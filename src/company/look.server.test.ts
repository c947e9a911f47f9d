import { expect, test } from 'vitest'
import { standardFacts } from './facts.ts'
import { choiceNamed, sheetOf } from './look-sheet.server.ts'
import { drawnLogos, lookOf, readLogos } from './look.server.ts'
import type { LogoFile } from './logo/logo-file.ts'

const facts = { ...standardFacts, brand: 'Muster Wohnen' }
const config = { dataDir: '/gibt/es/nicht', filesS3: null }

test('without a choice there is no further style sheet, and bars of the browser stay white', () => {
  expect(lookOf(facts, drawnLogos(facts))).toMatchObject({ sheet: null, themeColor: '#ffffff', typeface: 'figtree' })
})

test('a choice has a sheet whose address says it and changes with what stands there', () => {
  const { sheet, themeColor } = lookOf({ ...facts, brand_color: '#0b7a3e', typeface: 'nunito' }, drawnLogos(facts))
  expect(sheet).toMatch(/^\/aussehen\/0b7a3e-nunito-[\da-f]{8}\.css$/)
  expect(themeColor).toBe('#0b7a3e')
  const choice = choiceNamed(sheet?.split('/').at(-1) ?? '')
  expect(choice && sheetOf(choice).address).toBe(sheet)
  expect(choice && sheetOf(choice).css).toContain('--typeface:"Nunito", "Nunito Fallback"')
})

test('only what names a colour and a typeface of ours is a sheet', () => {
  for (const name of [
    '0b7a3e-comic-00000000.css',
    '0b7a3-nunito-00000000.css',
    'x;}-figtree-00000000.css',
    '../a.css',
    '',
  ])
    expect(choiceNamed(name), name).toBeNull()
})

test('a logo whose file is gone, and a name that is none, are drawn instead', async () => {
  const logos = await readLogos(config, {
    ...facts,
    logo_light: `${'a'.repeat(32)}-480x160.png`,
    logo_dark: '../geheim',
  })
  expect([logos.light.name, logos.dark.name]).toEqual(['', ''])
})

test('the drawn mark stands in the company’s own colour', () => {
  const green = lookOf({ ...facts, brand_color: '#ffcc00' }, drawnLogos({ brand_color: '#ffcc00' }))
  expect(green.light.src).toContain('%23ffcc00')
  expect(green.version).not.toBe(lookOf(facts, drawnLogos(facts)).version)
})

test('small drawings travel in the page, large ones and pictures have an address', () => {
  const logo = (name: string, type: LogoFile['type'], length: number): LogoFile => {
    const bytes = Buffer.from(`<svg>${'x'.repeat(length)}</svg>`)
    return { name, bytes, type, width: 480, height: 160 }
  }
  const srcOf = (light: LogoFile) => lookOf(facts, { ...drawnLogos(facts), light }).light.src
  expect(srcOf(logo('a.svg', 'svg', 10))).toMatch(/^data:image\/svg\+xml,/)
  expect(srcOf(logo('a.svg', 'svg', 5000))).toBe('/aussehen/a.svg')
  expect(srcOf(logo('a.png', 'png', 10))).toBe('/aussehen/a.png')
})
