import { expect } from 'vitest'
import { within } from '@testing-library/react'
import { test } from './test.ts'
import type { Visitor } from './visitor.ts'

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
  await visitor.press(within(results).getByRole('link', { name: /Heizung ausgefallen oder Heizkörper kalt/ }))
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
