import type { Picture } from '#ui/picture/picture.ts'

/** Made by `scripts/derive-site-pictures.ts`. */
export const heroPicture: Picture = {
  base: '/bilder/malerarbeiten',
  widths: [640, 960, 1280],
  width: 1280,
  height: 720,
  color: '#a8a8a8',
  alt: 'Visualisierung: halb blau gestrichene Wand, davor Leiter, Farbeimer und Werkzeug',
  title: null,
  description: null,
}
