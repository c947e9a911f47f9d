import type { PictureFocus } from '#ui/picture/picture.ts'
import type { FieldOption } from '#company/content/field-spec.ts'

/** For inputs that take pictures. */
export const pictureAccept = 'image/*,.heic,.heif,.avif,.jfif,.tif,.tiff'

export const typeOptions: FieldOption[] = [
  { value: 'image', label: 'Foto' },
  { value: 'floor_plan', label: 'Grundriss' },
]

export const documentRoles: FieldOption[] = [
  { value: 'download', label: 'Zum Herunterladen auf der Website' },
  { value: 'internal', label: 'Nur für die Verwaltung' },
]

export const roleOptions: FieldOption[] = [
  { value: 'preview', label: 'Vorschaubild in Listen' },
  { value: 'header', label: 'Kopfbild der Seite (höchstens drei)' },
  { value: 'gallery', label: 'Bildergalerie' },
  { value: 'location', label: 'Bild des Ortes (höchstens drei)' },
]

/** Where pictures of each owner stand on its page. */
export const rolesOf = {
  property: ['gallery', 'header', 'preview'],
  apartment: ['gallery'],
  location: ['location'],
} as const

export const focusLabels: Record<PictureFocus, string> = {
  'left-top': 'oben links',
  top: 'oben',
  'right-top': 'oben rechts',
  left: 'links',
  center: 'Mitte',
  right: 'rechts',
  'left-bottom': 'unten links',
  bottom: 'unten',
  'right-bottom': 'unten rechts',
}

export const focusOptions: FieldOption[] = Object.entries(focusLabels).map(([value, label]) => ({ value, label }))
