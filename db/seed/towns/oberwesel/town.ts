import type { DemoTown } from '../../demo-types.ts'

export const oberwesel: DemoTown = {
  id: 'oberwesel',
  name: 'Oberwesel',
  postalCode: '55430',
  description:
    'Oberwesel ist für seine Stadtmauer bekannt, auf der man ein gutes Stück um die Altstadt laufen kann. Dahinter liegen Gassen mit Handwerk, Weingütern und Läden, davor Rhein und Radweg. Schulen, Arztpraxen und Lebensmittelmärkte machen die Stadt zum Mittelpunkt der umliegenden Dörfer. Nach Bingen fährt die Bahn rund eine Viertelstunde, nach Mainz knapp eine Stunde.',
  pictures: ['rhine1-1', 'rhine3-2', 'balcony-2'],
}
