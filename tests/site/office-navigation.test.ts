import { within } from '@testing-library/react'
import { expect } from 'vitest'
import { makeStaff } from '../support/staff.ts'
import { handsOf } from './hands.ts'
import { test } from './test.ts'

test('every kind of content is found by its name beside the page', async ({ visitor, request, office }) => {
  await makeStaff(office, request, 'redaktion')
  await visitor.open('/verwaltung')
  for (const name of ['Orte', 'Stellen', 'Hilfeartikel', 'Hilfethemen', 'Häufige Fragen', 'Gewerke', 'Kundenstimmen']) {
    const rooms = visitor.page().getAllByRole('navigation')
    await visitor.press(rooms.flatMap((room) => within(room).queryAllByRole('link', { name }))[0]!)
    expect(handsOf(visitor).heading(name, 1)).toBeDefined()
  }
})
