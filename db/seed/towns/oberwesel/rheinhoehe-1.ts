import type { DemoProperty } from '../../demo-types.ts'
import { oberwesel } from './town.ts'

/** Without apartments on purpose: they are listed when the building permit is there. */
export const rheinhoehe1: DemoProperty = {
  id: 'oberwesel-auf-der-rheinhoehe-1',
  town: oberwesel,
  name: 'Neubauprojekt Auf der Rheinhöhe',
  street: 'Auf der Rheinhöhe',
  houseNumber: '1',
  propertyType: 'Neubauprojekt',
  constructionYear: 2028,
  renovationYear: null,
  heatingType: 'Nahwärme aus Holzhackschnitzeln',
  heatingSystem: 'fern',
  energyCarriers: ['Nahwärme', 'Holz'],
  totalUnits: 14,
  description:
    'Oberhalb der Altstadt bauen wir zwei Häuser mit zusammen vierzehn Wohnungen zwischen 45 und 110 m². Die Bodenplatte ist gegossen, einziehen sollen die ersten Mieterinnen und Mieter im Frühjahr 2028. Geheizt wird über das Nahwärmenetz des Neubaugebiets; den Energieausweis stellen wir aus, sobald die Häuser fertig sind. Wenn Sie früh über Grundrisse und Mieten Bescheid wissen möchten, nehmen wir Sie in die Interessentenliste auf.',
  coordinates: { lat: 50.1033, lng: 7.7169, precision: 'town' },
  publishExactAddress: true,
  listedOn: '2025-04-28',
  certificate: { exemption: 'noch_nicht_ausgestellt' },
  preview: 'rhine3-2',
  headers: ['rhine3-2'],
  gallery: [
    {
      picture: 'rhine3-2',
      title: 'Stimmungsbild',
      description:
        'Nicht der Blick vom Grundstück. Ansichten der Häuser folgen mit dem Bauantrag für den zweiten Abschnitt.',
    },
  ],
  everyFlat: {},
  apartments: [],
}
