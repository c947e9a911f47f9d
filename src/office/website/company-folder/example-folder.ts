import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { stringify } from 'yaml'
import { examplePdf } from '#platform/files/example-files.ts'

type Files = Record<string, string | Buffer | null>

const facts = {
  kontakt: {
    brand: 'Lindenhof Wohnen',
    legal_name: 'Lindenhof Wohnen GmbH',
    street: 'Lindenweg 3',
    postal_code: '01067',
    city: 'Dresden',
    phone: '0351 / 445566',
    email: 'info@lindenhof.example',
  },
  impressum: {
    managing_directors: 'Lena Lind',
    seat: 'Dresden',
    data_protection_mail: 'datenschutz@lindenhof.example',
  },
}

/** A small company as somebody writes it by hand, for tests. */
export async function exampleFiles(): Promise<Record<string, string | Buffer>> {
  return {
    'firma.yaml': stringify(facts),
    'orte/neustadt.yaml': 'name: Neustadt\n',
    'gebaeude/lindenweg-3.yaml': `name: Haus am Lindenweg
total_units: 4
location_id: neustadt
street: Lindenweg
house_number: 3
postal_code: 01067
city: Dresden
certificate_exemption: none
certificate_kind: bedarf
certificate_value: 72.125
certificate_class: B
certificate_carriers: [Fernwärme]
certificate_building_year: 1998
certificate_document: ausweis
is_published: true
`,
    'wohnungen/lindenweg-3-1.yaml': `name: Wohnung 1
property_id: lindenweg-3
cold_rent_euro: 640.5
living_area_sqm: 58.5
amenities: [keller, balkon]
is_published: true
`,
    'hilfethemen/heizen.yaml': 'title: Heizen\nicon: Thermometer\n',
    'hilfeartikel/lueften.md': `---
title: Richtig lüften
category_slug: heizen
is_published: true
---

Zweimal am Tag *kurz*.

## Danach
- Fenster zu
`,
    'bilder/haus.yaml':
      'file: haus.webp\nproperty_id: lindenweg-3\nalt_text: Das Haus von der Straße\nis_primary: true\n',
    'bilder/haus.webp': await sharp({ create: { width: 640, height: 360, channels: 3, background: '#2266aa' } })
      .webp()
      .toBuffer(),
    'dokumente/ausweis.yaml': 'file: ausweis.pdf\nproperty_id: lindenweg-3\ntitle: Energieausweis\nrole: internal\n',
    'dokumente/ausweis.pdf': examplePdf('Energieausweis'),
  }
}

/** The small company on disk, with some files otherwise; null: without this one. */
export async function exampleFolder(different: Files = {}): Promise<string> {
  return folderOf({ ...(await exampleFiles()), ...different })
}

export async function folderOf(files: Files): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firma-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    if (content !== null) await writeFile(path.join(folder, name), content)
  }
  return folder
}
