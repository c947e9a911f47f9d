/** Pictures that stand together on their page and have an order of their own. */
export type Section = { key: string; title: string; hint: string }

const sections: readonly Section[] = [
  { key: 'header', title: 'Kopfbilder', hint: 'Oben auf der Seite des Gebäudes und seiner Wohnungen, höchstens drei.' },
  { key: 'preview', title: 'Vorschaubild', hint: 'In Listen und beim Teilen der Seite. Das erste zählt.' },
  { key: 'gallery', title: 'Bildergalerie', hint: 'Auf der Seite, in dieser Reihenfolge.' },
  {
    key: 'floor_plan',
    title: 'Grundrisse',
    hint: 'Ganz zu sehen und nie beschnitten; bei Wohnungen gleich nach dem ersten Foto, bei Gebäuden hinter allen.',
  },
  { key: 'location', title: 'Bilder des Ortes', hint: 'Auf den Seiten der Wohnungen dort, die ersten drei.' },
]

/** A floor plan has its own place wherever it is used. */
export function sectionKeyOf({ media_type: type, role }: Readonly<Record<string, unknown>>): string {
  return type === 'floor_plan' ? 'floor_plan' : String(role)
}

/** The sections that have something in them, each with its records in their order. */
export function inSections<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): (Section & { items: Item[] })[] {
  const groups = Map.groupBy(items, keyOf)
  return sections.flatMap((section) => {
    const own = groups.get(section.key)
    return own ? [{ ...section, items: own }] : []
  })
}
