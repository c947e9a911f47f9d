import type { NewMedia } from '#areas/letting/properties/new-property.ts'
import type { DerivedPicture } from '#platform/pictures/derive.server.ts'
import { type PictureName, pictureTexts } from './picture-texts.ts'

/** The derived pictures by name, the same file for everybody who shows it. */
export type DemoPictures = Map<PictureName, DerivedPicture>

type Owner = { propertyId: string } | { apartmentId: string } | { locationId: string }
type Shown = { picture: PictureName; title?: string; description?: string }

const noOwner = { propertyId: null, apartmentId: null, locationId: null }

/** Makes media records of one set of pictures, all of one moment. `index` counts from 0 within an owner's role. */
export function mediaOf(pictures: DemoPictures, createdAt: string) {
  return (owner: Owner, role: NewMedia['role'], index: number, { picture, title, description }: Shown): NewMedia => {
    const derived = pictures.get(picture)
    if (!derived) throw new Error(`picture ${picture} was not derived`)
    const { base: _, ...facts } = derived
    return {
      ...noOwner,
      ...owner,
      ...facts,
      id: `${Object.values(owner)[0]}-${role}-${index + 1}`,
      mediaType: picture.startsWith('plan-') ? 'floor_plan' : 'image',
      role,
      sortOrder: index,
      isPrimary: index === 0,
      title: title ?? null,
      description: description ?? null,
      altText: pictureTexts[picture],
      createdAt,
    }
  }
}
