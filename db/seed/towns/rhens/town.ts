import type { DemoTown } from '../../demo-types.ts'

export const rhens: DemoTown = {
  id: 'rhens',
  name: 'Rhens',
  postalCode: '56321',
  description:
    'Rhens liegt linksrheinisch, knapp zehn Kilometer südlich von Koblenz. Im alten Ortskern stehen Fachwerkhäuser dicht an dicht, darüber beginnen Streuobstwiesen und Wald. Grundschule, Kindergärten, Hausärzte und Läden für den Alltag sind im Ort; die Regionalbahn fährt in gut zehn Minuten zum Koblenzer Hauptbahnhof. Unser Büro ist ebenfalls hier, deshalb sind wir bei Rhenser Häusern besonders schnell vor Ort.',
  pictures: ['rhine0-0', 'balcony-0'],
}
