import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Kept } from './kept.ts'
import { UndoNotice } from './undo-notice.tsx'

const list = (...ids: string[]): Kept[] => ids.map((id) => ({ id, note: '' }))
const notice = (before: Kept[]) => <UndoNotice before={before} count={1} dismiss={() => {}} />

test('each flat that is taken away brings the focus to the way back', () => {
  const { rerender } = render(notice(list('a', 'b', 'c')))
  const back = () => screen.getByRole('button', { name: 'Rückgängig' })
  expect(document.activeElement).toBe(back())
  // The button beside the next flat, which goes with it.
  screen.getByRole('button', { name: 'Meldung schließen' }).focus()
  rerender(notice(list('b', 'c')))
  expect(document.activeElement).toBe(back())
  fireEvent.click(back())
  expect(JSON.parse(localStorage.getItem('merkliste') ?? '[]')).toEqual(list('b', 'c'))
})
