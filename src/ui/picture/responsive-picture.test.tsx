// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { LightboxGallery } from '../lightbox/lightbox.tsx'
import type { Picture } from './picture.ts'
import { ResponsivePicture } from './responsive-picture.tsx'

afterEach(cleanup)

const picture: Picture = {
  base: '/media/abc',
  widths: [480, 960, 1600],
  width: 1600,
  height: 900,
  color: '#8899aa',
  alt: 'Visualisierung: Haus am Rhein',
  title: null,
  description: null,
}

test('the browser chooses among formats and widths, and knows the shape beforehand', () => {
  render(<ResponsivePicture picture={picture} sizes="100vw" />)
  const image = screen.getByRole('img', { name: 'Visualisierung: Haus am Rhein' })
  expect(image.getAttribute('src')).toBe('/media/abc-960.webp')
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1600', '900'])
  expect(document.querySelector('source[type="image/avif"]')?.getAttribute('srcset')).toBe(
    '/media/abc-480.avif 480w, /media/abc-960.avif 960w, /media/abc-1600.avif 1600w',
  )
})

test('only the picture of the first impression is fetched at once', () => {
  const { rerender } = render(<ResponsivePicture picture={picture} sizes="100vw" />)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy')
  rerender(<ResponsivePicture picture={picture} sizes="100vw" priority />)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager')
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
})

test('the waiting colour needs no style attribute, which the content security policy would refuse', () => {
  const html = renderToString(<ResponsivePicture picture={picture} sizes="100vw" />)
  expect(html).toContain('fill="#8899aa"')
  expect(html).not.toContain('style=')
})

test('a gallery leads to the full pictures without JavaScript', () => {
  render(<LightboxGallery pictures={[picture]} label="Bildergalerie" />)
  const link = screen.getByRole('link', { name: 'Visualisierung: Haus am Rhein – vergrößern' })
  expect(link.getAttribute('href')).toBe('/media/abc-1600.webp')
})

test('a numbered picture also says what is seen', () => {
  render(<LightboxGallery pictures={[{ ...picture, title: 'Ansicht 1' }]} label="Bildergalerie" />)
  expect(screen.getByRole('link', { name: 'Ansicht 1: Visualisierung: Haus am Rhein – vergrößern' })).toBeTruthy()
})
