import { expect } from 'vitest'
import { within } from '@testing-library/react'
import { siteUnderTest } from '../support/addresses.ts'
import { makeStaff } from '../support/staff.ts'
import { unique } from '../support/unique.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor, type Visitor } from './visitor.ts'

test('without JavaScript categories, articles, search and questions can be read', async ({ visitor }) => {
  const link = (name: RegExp) => visitor.page().getByRole('link', { name })
  await visitor.open('/mieterinfos')
  await visitor.press(link(/^Notfälle und Schäden/))
  expect(visitor.address()).toBe('/mieterinfos/notfall#artikel')
  const card = visitor
    .page()
    .getAllByRole('article')
    .find(({ textContent }) => textContent.includes('Gasgeruch: richtig handeln'))!
  await visitor.press(within(card).getByRole('link'))
  expect(visitor.address()).toBe('/mieterinfos/notfall/gasgeruch')
  visitor.page().getByRole('heading', { level: 1, name: 'Gasgeruch: richtig handeln' })
  visitor.page().getByText(/Fenster und Türen weit öffnen\./)
  link(/^Jetzt Schaden melden/)

  await visitor.open('/mieterinfos')
  visitor.enter(visitor.page().getByRole('combobox'), 'Heizkorper')
  await visitor.press(visitor.page().getByRole('button', { name: 'Suchen' }))
  expect(visitor.address()).toBe('/mieterinfos?q=Heizkorper')
  const results = visitor.page().getByRole('region', { name: 'Suchergebnisse für „Heizkorper“' })
  expect(results.querySelector('mark')?.textContent).toBe('Heizkörper')
  await visitor.press(within(results).getByRole('link', { name: /Heizung ausgefallen oder\s*Heizkörper\s*kalt/ }))
  expect(visitor.address()).toBe('/mieterinfos/heizen/heizung-ausgefallen')

  await visitor.open('/mieterinfos?q=xqzvwk')
  visitor.page().getByText('Keine Artikel gefunden für "xqzvwk"')

  await visitor.open('/mieterinfos')
  const question = visitor.page().getByText('Wann bekomme ich meine Kaution zurück?')
  await visitor.press(question)
  const details = question.closest('details')
  expect([details?.open, details?.textContent]).toEqual([true, expect.stringContaining('bis zu 6 Monate')])
})

test('an address below the wrong category is put right, one that does not exist is a 404', async ({ visitor }) => {
  await visitor.open('/mieterinfos/muell/schimmel')
  expect(visitor.address()).toBe('/mieterinfos/heizen/schimmel')
  expect(await visitor.open('/mieterinfos/heizen/gibt-es-nicht')).toBe(404)
  visitor.page().getByRole('heading', { name: 'Artikel nicht gefunden' })
  expect(await visitor.open('/mieterinfos/gibt-es-nicht')).toBe(404)
  visitor.page().getByText(/Diese Kategorie gibt es nicht\./)
})

test('search engines are told the address, the article and the questions', async ({ visitor, request }) => {
  const canonical = () => visitor.find('link[rel=canonical]').getAttribute('href')
  await visitor.open('/mieterinfos/heizen/schimmel?utm=x')
  expect(canonical()).toMatch(/\/mieterinfos\/heizen\/schimmel$/)
  expect(blocksOf(visitor)).toEqual(['Article', 'BreadcrumbList'])
  await visitor.open('/mieterinfos/umgang?ansicht=liste')
  expect(canonical()).toMatch(/\/mieterinfos$/)
  await visitor.open('/mieterinfos')
  expect(blocksOf(visitor)).toEqual(['BreadcrumbList', 'FAQPage'])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('/mieterinfos/heizen/schimmel</loc>')
  expect(sitemap).toContain('/mieterinfos</loc>')
})

const blocksOf = (visitor: Visitor) => visitor.linkedData().map((block) => block['@type'])

test('without JavaScript a reader says that an article did not help and what was missing, and the office reads it', async ({
  visitor,
  office,
}) => {
  const inOffice = await newRequest()
  await makeStaff(office, inOffice, 'redaktion')
  const desk = newVisitor(inOffice, siteUnderTest())
  const hands = handsOf(visitor)
  const word = `Luftfeuchte ${unique()}`
  await visitor.open('/mieterinfos/heizen/schimmel')
  await hands.press('Nein', hands.region('War das hilfreich?'))
  hands.heading('War das hilfreich?', 1)
  expect(visitor.headers()).toMatchObject({ 'cache-control': 'no-store' })
  expect(visitor.headers()['set-cookie']).toBeUndefined()
  hands.enter('Was hat gefehlt?', '0261 123456')
  await hands.press('Senden')
  expect(visitor.status()).toBe(422)
  expect([hands.alert(), hands.field('Was hat gefehlt?').value]).toEqual([
    'Bitte schreiben Sie in Worten, was gefehlt hat.',
    '0261 123456',
  ])
  hands.enter('Was hat gefehlt?', `${word}, fragen Sie erika@example.org`)
  await hands.press('Senden')
  expect(hands.notes()).toContain('Danke.')
  await hands.follow('Zurück zum Artikel')
  expect(visitor.address()).toBe('/mieterinfos/heizen/schimmel')

  const staff = handsOf(desk)
  await desk.open('/verwaltung/hilfeartikel?q=Schimmel')
  expect(staff.list('Hilfeartikel').textContent).toMatch(/Hilfreich\? \d+ ja · [1-9]\d* nein/)
  await staff.follow(/^Schimmel/)
  const said = staff.region('War das hilfreich?').textContent
  expect(said).toMatch(/^War das hilfreich\?\d+ ja · [1-9]\d* nein/)
  expect(said).toContain(`${word}, fragen Sie …`)
})
