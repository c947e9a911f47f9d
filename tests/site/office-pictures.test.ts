import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { within } from '@testing-library/react'
import { makeStaff } from '../support/staff.ts'
import { test } from './test.ts'

test('without JavaScript a picture is uploaded and put first', async ({ visitor, office, request }) => {
  await makeStaff(office, request, 'redaktion')
  const press = (button: string) => visitor.press(visitor.page().getAllByRole('button', { name: button })[0]!)
  await visitor.open('/verwaltung/orte')
  const towns = visitor.page().getByRole('list', { name: 'Orte' })
  await visitor.press(within(towns).getAllByRole('link')[0]!)
  await visitor.press(visitor.page().getByRole('link', { name: 'Bilder' }))
  const count = () => {
    const list = visitor.page().queryByRole('list', { name: 'Bilder des Ortes' })
    return list ? within(list).getAllByRole('listitem').length : 0
  }
  const before = count()
  const picture = await readFile('db/seed/pictures/rhine0-0.webp')
  const file = new File([picture], 'rhine0-0.webp', { type: 'image/webp' })
  visitor.attach(visitor.page().getByLabelText(/^Dateien/), file)
  visitor.enter(visitor.find('#hochladen-alt_text'), 'Der Rhein am Morgen')
  await press('Hochladen')
  expect(count()).toBe(before + 1)
  if (before > 0) {
    await press('Nach vorn: Der Rhein am Morgen')
    visitor.page().getByText(/„Der Rhein am Morgen“ steht jetzt an Stelle/)
  }
  await press('Löschen: Der Rhein am Morgen')
  expect(count()).toBe(before)
})
