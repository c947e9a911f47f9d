import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { forgetConsent, isProviderGranted } from '#platform/consent.ts'
import { tourOf } from './tour.ts'
import { TourSection } from './tour-section.tsx'

afterEach(() => {
  forgetConsent()
  delete document.documentElement.dataset.allowsFrame
})

test('a video is framed after the press, remembered for its company alone, and gone when consent is withdrawn', () => {
  document.documentElement.dataset.allowsFrame = 'https://player.vimeo.com'
  const tour = tourOf('https://vimeo.com/76979871')!
  const { container } = render(<TourSection titleId="rundgang" tour={tour} still={null} />)
  expect(container.querySelector('iframe')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Video von Vimeo laden' }))
  expect(screen.getByTitle('Video von Vimeo').getAttribute('src')).toBe('https://player.vimeo.com/video/76979871?dnt=1')
  expect([isProviderGranted('vimeo'), isProviderGranted('youtube')]).toEqual([true, false])
  fireEvent.click(screen.getByRole('button', { name: 'Zustimmung widerrufen' }))
  expect(container.querySelector('iframe')).toBeNull()
  expect(isProviderGranted('vimeo')).toBe(false)
})
