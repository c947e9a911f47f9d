import type { Picture } from './picture.ts'

/** Made by `scripts/derive-site-pictures.ts`. */
export const officePicture: Picture = {
  base: '/bilder/buero',
  widths: [640, 960, 1280],
  width: 1280,
  height: 720,
  color: '#b8b8b8',
  alt: 'Visualisierung: helles Büro mit Schreibtisch, Bücherregalen und Fenster ins Grüne',
}
