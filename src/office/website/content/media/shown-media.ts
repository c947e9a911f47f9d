import type { ContentRecord } from '#company/content/content-store.ts'

/** A picture as the office lists it. */
export type ShownMedia = {
  id: string
  version: number
  /** The smallest derived file. */
  thumbnail: string
  width: number
  height: number
  isPrimary: boolean
  isFloorPlan: boolean
  /** For the form, as text. */
  values: Record<string, string>
}

export function shownMedia({ id, version, values }: ContentRecord): ShownMedia {
  const text = (name: string) => String(values[name] ?? '')
  const widths = (values.widths as readonly string[]).map(Number)
  const smallest = widths[0] ?? 320
  const [width, height] = [Number(values.width) || 4, Number(values.height) || 3]
  return {
    id,
    version,
    thumbnail: `/media/${text('storage_key')}-${smallest}.webp`,
    width: smallest,
    height: Math.round((smallest * height) / width),
    isPrimary: values.is_primary === true,
    isFloorPlan: values.media_type === 'floor_plan',
    values: {
      alt_text: text('alt_text'),
      title: text('title'),
      media_type: text('media_type'),
      role: text('role'),
      focus: text('focus'),
    },
  }
}
