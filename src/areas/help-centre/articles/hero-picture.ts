import type { Picture } from '#ui/picture/picture.ts'

/** A picture of the site itself (`scripts/derive-site-pictures.ts`). */
export const heroPicture: Picture = {
  base: '/bilder/wohnzimmer',
  widths: [640, 960, 1280],
  width: 1280,
  height: 720,
  color: '#a8a8a8',
  alt: 'Visualisierung: helles Wohnzimmer mit Ecksofa, Holzboden und großer Pflanze',
  title: null,
  description: null,
}
