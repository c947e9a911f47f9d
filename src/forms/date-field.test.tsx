// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { teachDialogs } from '#ui/dialog/test-dialogs.ts'
import { DateField } from './date-field.tsx'

beforeAll(teachDialogs)
afterEach(cleanup)

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Geburtsdatum' })
const openCalendar = () => fireEvent.click(screen.getByRole('button', { name: 'Kalender öffnen' }))

test('a stored day is shown the way people write it', () => {
  render(<DateField name="birth" label="Geburtsdatum" defaultValue="1985-03-01" />)
  expect(input().value).toBe('01.03.1985')
})

test('a day taken from the calendar is entered and noticed by the form', async () => {
  const noticed = vi.fn<(value: string) => void>()
  render(
    <form onChange={(event) => event.target instanceof HTMLInputElement && noticed(event.target.value)}>
      <DateField name="birth" label="Geburtsdatum" defaultValue="15.03.1985" max="2026-11-21" />
    </form>,
  )
  openCalendar()
  fireEvent.click(await screen.findByRole('button', { name: /20\. März 1985/ }))
  expect(input().value).toBe('20.03.1985')
  expect(noticed).toHaveBeenCalledWith('20.03.1985')
  expect(screen.queryByRole('grid')).toBeNull()
})

test('days beyond the limit cannot be chosen, and weeks start on Monday', async () => {
  render(<DateField name="birth" label="Geburtsdatum" defaultValue="20.11.2026" max="2026-11-21" />)
  openCalendar()
  const tooLate = await screen.findByRole<HTMLButtonElement>('button', { name: /22\. November 2026/ })
  expect(tooLate.disabled).toBe(true)
  expect(document.querySelector('th')?.getAttribute('aria-label')).toBe('Montag')
})
