import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ColorSample } from './color-sample.tsx'

const shown = (color: string | null) => {
  const { container, unmount } = render(<ColorSample color={color} brand="Muster Wohnen" />)
  const text = container.textContent
  unmount()
  return text
}

test('each text stands on its ground with its contrast, without a style attribute', () => {
  const { container } = render(<ColorSample color="#0b7a3e" brand="Muster Wohnen" />)
  const [button] = screen.getAllByRole('listitem')
  expect(button?.textContent).toBe('Muster WohnenKnopf5,4 : 1')
  expect(button?.querySelector('rect')?.getAttribute('fill')).toBe('#0b7a3e')
  expect(container.querySelector('[style]')).toBeNull()
})

test('it is said where a colour stands as it is, and where it had to be moved', () => {
  expect(shown('#ffcc00')).toContain('Auf Flächen steht #ffcc00 selbst')
  expect(shown('#ffcc00')).toContain('zu hell (1,5 : 1 auf Weiß)')
  expect(shown('#0b7a3e')).toContain('Auf Knöpfen und in Links steht #0b7a3e selbst')
  expect(shown('#e2001a')).toContain('#e2001a selbst steht nirgends')
  expect(shown('')).toContain('#5da6f8')
  expect(shown(null)).toBe('Das ist noch keine Farbe.')
})
