import type { DemoTown } from '../../demo-types.ts'

export const stGoar: DemoTown = {
  id: 'st-goar',
  name: 'St. Goar',
  postalCode: '56329',
  description:
    'St. Goar liegt linksrheinisch in der engsten Strecke des Mittelrheintals. Die Fähre setzt tagsüber nach St. Goarshausen über, die Regionalbahn verbindet mit Koblenz und Bingen. Im Sommer ist die Heerstraße voller Gäste, im Winter gehört der Ort wieder denen, die hier leben. Auf der Höhe beginnen Felder, Wald und der Weg zur Autobahn 61.',
  pictures: ['rhine3-2', 'balcony-2'],
}
