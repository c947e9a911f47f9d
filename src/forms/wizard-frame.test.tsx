// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WizardFrame } from './wizard-frame.tsx'

afterEach(cleanup)

test('it says where one is, in words, in per cent and as a bar', () => {
  render(
    <WizardFrame step={2} steps={7} title="Hauptbewerber" next={<button type="submit">Weiter</button>}>
      <p>Felder</p>
    </WizardFrame>,
  )
  expect(screen.getByText('Schritt 2 von 7')).toBeTruthy()
  expect(screen.getByText('29 %', { selector: 'p' })).toBeTruthy()
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Schritt 2 von 7' })
  expect([bar.value, bar.max]).toEqual([2, 7])
  expect(screen.getByRole('heading', { level: 2, name: 'Hauptbewerber' }).tabIndex).toBe(-1)
})
