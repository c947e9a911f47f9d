import type { Picture } from '#ui/picture/picture.ts'

/** A picture of the site itself (`scripts/derive-site-pictures.ts`). */
export const heroPicture: Picture = {
  base: '/bilder/mehrfamilienhaus-abend',
  widths: [640, 960, 1280, 1600],
  width: 1600,
  height: 900,
  color: '#7898b8',
  alt: 'Visualisierung: weißes Mehrfamilienhaus mit Balkonen im Abendlicht',
  title: null,
  description: null,
}
