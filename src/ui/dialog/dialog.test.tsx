// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { teachDialogs } from './test-dialogs.ts'

beforeAll(teachDialogs)
afterEach(cleanup)

test('closed, it holds nothing', () => {
  render(
    <Dialog open={false} onClose={vi.fn<() => void>()} title="Bewerbung">
      <p>Inhalt</p>
    </Dialog>,
  )
  expect(screen.queryByText('Inhalt')).toBeNull()
})

test('open, it is named by its title, which takes the focus', () => {
  render(
    <Dialog open onClose={vi.fn<() => void>()} title="Bewerbung für Wohnung 3">
      <p>Inhalt</p>
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: 'Bewerbung für Wohnung 3' }).hasAttribute('open')).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bewerbung für Wohnung 3' }))
})

test('the close button and Escape ask the owner to close it', () => {
  const onClose = vi.fn<() => void>()
  render(
    <Dialog open onClose={onClose} title="Bewerbung">
      <p>Inhalt</p>
    </Dialog>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }))
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('taken away while open, it is closed first, so that the browser gives the focus back', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  const { unmount } = render(
    <Dialog open onClose={vi.fn<() => void>()} title="Bewerbung">
      <p>Inhalt</p>
    </Dialog>,
  )
  unmount()
  expect(close).toHaveBeenCalled()
})

test('the page behind keeps still until the last dialog is closed', () => {
  const dialogs = (isSecondOpen: boolean) => (
    <Dialog open onClose={vi.fn<() => void>()} title="Bewerbung">
      <Dialog open={isSecondOpen} onClose={vi.fn<() => void>()} title="Kalender">
        <p>Inhalt</p>
      </Dialog>
    </Dialog>
  )
  const { rerender, unmount } = render(dialogs(true))
  expect(document.documentElement.style.overflow).toBe('hidden')
  rerender(dialogs(false))
  expect(document.documentElement.style.overflow).toBe('hidden')
  unmount()
  expect(document.documentElement.style.overflow).toBe('')
})
