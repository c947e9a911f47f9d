import type { ContentRecord } from '#company/content/content-store.ts'

/** A picture as the office lists it, with its smallest derived file. `values`: for the form, as text. */
export function shownMedia({ id, version, values }: ContentRecord) {
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

export type ShownMedia = ReturnType<typeof shownMedia>
