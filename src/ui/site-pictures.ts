import type { Picture } from './picture/picture.ts'

/** Pictures of the site itself, made by `scripts/derive-site-pictures.ts`, which also prints their facts. */
const full = { widths: [640, 960, 1280, 1600], width: 1600, height: 900 }
const part = { widths: [480, 960], width: 1600, height: 900 }

export const housePicture: Picture = {
  ...full,
  base: '/bilder/mehrfamilienhaus-abend',
  color: '#7898b8',
  alt: 'Visualisierung: weißes Mehrfamilienhaus mit Balkonen im Abendlicht',
}

export const roomPicture: Picture = {
  ...full,
  base: '/bilder/wohnzimmer',
  widths: [640, 960, 1280],
  width: 1280,
  height: 720,
  color: '#a8a8a8',
  alt: 'Visualisierung: helles Wohnzimmer mit Ecksofa, Holzboden und großer Pflanze',
}

export const heroPictures = [
  {
    ...full,
    base: '/bilder/rheintal-morgen',
    color: '#b8c8d8',
    alt: 'Visualisierung: Rheintal am Morgen mit einem Ort in der Flussbiegung, Weinbergen und einer Burg',
  },
  housePicture,
  {
    ...full,
    base: '/bilder/balkon',
    color: '#a8b8c8',
    alt: 'Visualisierung: Balkon mit zwei Sesseln und Blick auf den Rhein',
  },
  roomPicture,
  {
    ...full,
    base: '/bilder/rheintal-herbst',
    color: '#d8e8e8',
    alt: 'Visualisierung: Rheintal im Herbst mit bunten Wäldern und einem Ausflugsschiff',
  },
] as const satisfies Picture[]

export const valleyPicture: Picture = {
  ...full,
  widths: [480, ...full.widths],
  base: '/bilder/rheintal-mittag',
  color: '#b8c8d8',
  alt: 'Visualisierung: Rheintal am Mittag, ein Ort am Ufer unter einem Burgberg',
}

export const diningPicture: Picture = {
  ...part,
  base: '/bilder/essbereich',
  color: '#b8b8b8',
  alt: 'Visualisierung: Essbereich mit Holztisch und Fenstertüren ins Grüne',
}

export const newBuildingPicture: Picture = {
  ...part,
  base: '/bilder/neubau',
  color: '#787888',
  alt: 'Visualisierung: weißer Neubau mit Balkonen und Dachterrasse',
}
