import { choice, type Section } from '../fact.ts'

/** Where pages of the company show a picture: which of the library it is, is a fact of its own. */

/** Nobody's id: a place that shall show no picture. */
export const NO_PICTURE = 'ohne'

/** The choices, which are the library, come from the database. */
const place = (label: string, hint?: string) => choice(label, [], { none: 'Wie vorgesehen', ...(hint && { hint }) })

const slide = (number: number) => place(`Startseite: ${number}. Bild im Kopf`)

const ofHome = {
  picture_home_1: place('Startseite: 1. Bild im Kopf', 'Mehrere wechseln sich ab, alle sechs Sekunden.'),
  picture_home_2: slide(2),
  picture_home_3: slide(3),
  picture_home_4: slide(4),
  picture_home_5: slide(5),
  picture_home_view_1: place('Startseite: neben „Über uns“, groß'),
  picture_home_view_2: place('Startseite: neben „Über uns“, klein links'),
  picture_home_view_3: place('Startseite: neben „Über uns“, klein rechts'),
}

const ofCompany = {
  picture_about: place('Über uns: Kopf'),
  picture_about_history: place('Über uns: neben der Geschichte'),
  picture_about_mission: place('Über uns: neben dem Auftrag'),
  picture_contact: place('Kontakt: Kopf'),
}

const ofLetting = {
  picture_listings: place('Immobilien: Kopf'),
  picture_help: place('Mieterinfos: Kopf'),
  picture_jobs: place('Jobs: Kopf'),
  picture_partners: place('Handwerker-Partner: Kopf'),
}

const ofServices = {
  picture_schadensanierung: place('Schadensanierung: Kopf'),
  picture_schadensanierung_beside: place('Schadensanierung: neben den Vorteilen'),
  picture_gutachten: place('Gutachten: Kopf'),
  picture_gutachten_beside: place('Gutachten: neben den Vorteilen'),
  picture_hausverwaltung: place('Hausverwaltung: Kopf'),
  picture_hausverwaltung_beside: place('Hausverwaltung: neben den Vorteilen'),
  picture_nebenkostenabrechnung: place('Nebenkostenabrechnung: Kopf'),
  picture_nebenkostenabrechnung_beside: place('Nebenkostenabrechnung: neben den Vorteilen'),
  picture_instandhaltungsarbeiten: place('Instandhaltungsarbeiten: Kopf'),
  picture_instandhaltungsarbeiten_beside: place('Instandhaltungsarbeiten: neben den Vorteilen'),
}

const whenShared = {
  picture_share: place(
    'Beim Teilen eines Links',
    'In Messengern und sozialen Netzen. Wie vorgesehen: Logo und Name auf Ihrer Farbe.',
  ),
}

export const pictureFacts = { ...ofHome, ...ofCompany, ...ofLetting, ...ofServices, ...whenShared }

export type PicturePlace = keyof typeof pictureFacts

export const picturePlaces = Object.keys(pictureFacts) as PicturePlace[]

/** The page of the office on which they are chosen. */
export const PICTURE_RECORD = 'bildplaetze'

export const pictureSections: readonly Section[] = [
  { legend: 'Startseite', facts: ofHome },
  { legend: 'Firma', facts: ofCompany },
  { legend: 'Immobilien, Mieter, Arbeit', facts: ofLetting },
  { legend: 'Leistungen für Eigentümer', facts: ofServices },
  { legend: 'Teilen', facts: whenShared },
]
