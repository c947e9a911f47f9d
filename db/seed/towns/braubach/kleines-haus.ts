import type { DemoProperty } from '../../demo-types.ts'
import { braubach } from './town.ts'

// Its address is withheld, so neither id nor name nor picture text may tell it.
export const kleinesHaus: DemoProperty = {
  id: 'braubach-kleines-haus',
  town: braubach,
  name: 'Kleines Haus in Braubach',
  street: 'Am Mühlgraben',
  houseNumber: '3a',
  propertyType: 'Einfamilienhaus',
  constructionYear: 1987,
  renovationYear: 2026,
  heatingType: 'Pelletofen',
  heatingSystem: 'ofen',
  energyCarriers: ['Holzpellets'],
  totalUnits: 1,
  description:
    'Früher Werkstatt, heute ein kleines freistehendes Haus mit 38 m² auf einer Ebene. Wir haben es in diesem Jahr ausgebaut: gedämmtes Dach, neue Fenster, Duschbad und eine Küchenzeile. Der Pelletofen heizt beide Räume, ein Kellerraum im Nachbarhaus gehört dazu. Bilder machen wir, sobald der Vorplatz gepflastert ist.',
  coordinates: { lat: 50.2733, lng: 7.6469, precision: 'town' },
  publishExactAddress: false,
  listedOn: '2024-07-08',
  certificate: { exemption: 'nicht_noetig' },
  preview: null,
  headers: [],
  gallery: [],
  everyFlat: {},
  apartments: [
    {
      name: 'Ganzes Haus',
      description:
        'Wohnküche und Schlafzimmer auf einer Ebene, davor ein gepflasterter Platz für Tisch und Fahrrad. Den Energieausweis schreibt das Gesetz für so kleine Häuser nicht vor.',
      floorLevel: 'Erdgeschoss',
      livingAreaSqm: 38,
      roomCount: 2,
      bedroomCount: 1,
      bathroomCount: 1,
      coldRentEuro: 395,
      utilitiesEuro: 72,
      depositEuro: 790,
      availabilityStatus: 'available',
      maxOccupants: 2,
      pets: 'nein',
      amenities: ['dusche', 'einbaukueche', 'terrasse', 'keller'],
    },
  ],
}
