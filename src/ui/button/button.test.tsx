// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Button, ButtonLink } from './button.tsx'

afterEach(cleanup)

test('a busy button keeps the focus, says so and sends nothing twice', () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Wird gesendet...
      </Button>
    </form>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Wird gesendet...' })
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button.disabled).toBe(false)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a button does not send a form unless it is told to', () => {
  render(<Button>Weiter</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

test('addresses of this site go through the router, others are plain links', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/kontakt">Kontaktformular</ButtonLink>
      <ButtonLink href="tel:+4926287998021">Anrufen</ButtonLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Kontaktformular' }).getAttribute('href')).toBe('/kontakt')
  expect(screen.getByRole('link', { name: 'Anrufen' }).getAttribute('href')).toBe('tel:+4926287998021')
})
