import { within } from '@testing-library/react'
import { expect } from 'vitest'
import { test } from './test.ts'

test('the active page is marked in the navigation', async ({ visitor }) => {
  await visitor.open('/vermietung')
  const header = within(visitor.page().getByRole('banner'))
  const links = header.getAllByRole('link', { name: 'Immobilien' })
  expect(links.map((link) => link.getAttribute('aria-current'))).toContain('page')
})

test('an unknown address is a 404 page with a way home', async ({ visitor }) => {
  expect(await visitor.open('/gibt-es-nicht')).toBe(404)
  expect(visitor.page().getByText('Oops! Page not found').getAttribute('lang')).toBe('en')
  await visitor.press(visitor.find('main a[href="/"]'))
  expect(visitor.address()).toBe('/')
})

test('the messenger can be opened from every page', async ({ visitor }) => {
  for (const address of ['/', '/vermietung', '/mieter-bewerbung']) {
    await visitor.open(address)
    const link = visitor.page().getByRole('link', { name: /^Chat über WhatsApp öffnen/ })
    expect(link.getAttribute('href'), address).toMatch(/^https:\/\/wa\.me\/\d+$/)
  }
})
