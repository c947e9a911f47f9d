import type { ComponentType, SVGProps } from 'react'
import { block, inSearch, pageWords, type WordsOf } from '#company/words.ts'
import type { Picture } from '#ui/picture/picture.ts'
import type { Service } from '../enquiry/fields.ts'

export type Icon = ComponentType<SVGProps<SVGSVGElement>>

type Words = {
  hero: { title: string; lead: string }
  benefits: { title: string; lead: string; points: readonly { title: string; text: string }[] }
  offers: { title: string; lead: string; cards: readonly { title: string; text: string }[] }
  /** `prepare`: what helps us to answer at once. */
  enquiry: { title: string; lead: string; prepare: readonly string[] }
  /** When an e-mail is not quick enough; empty where there is no hurry. */
  urgent: { title: string; text: string }
  /** A description has at most 160 characters. */
  search: { title: string; description: string }
}

export function serviceWords(service: Service, { hero, benefits, offers, enquiry, urgent, search }: Words) {
  return pageWords({
    id: service,
    title: serviceNames[service],
    path: `/${service}`,
    isLong: true,
    blocks: {
      hero: block('Kopf', hero),
      benefits: block('Vorteile', benefits),
      offers: block('Leistungen', offers),
      enquiry: block('Anfrage', enquiry),
      urgent: block('Wenn es eilt', urgent),
      search: inSearch(search),
    },
  })
}

export type ServiceWords = WordsOf<ReturnType<typeof serviceWords>>

/** All that makes one service's page: `ServicePage` is the same for all of them. */
export type ServiceContent = {
  /** Also the page's address, without the slash. */
  service: Service
  name: string
  words: ReturnType<typeof serviceWords>
  picture: Picture
  /** A picture, or the address of a drawing of 1600 × 900. It says nothing that the text does not say. */
  beside: Picture | string
  /** Of the offers, in their order. */
  icons: readonly Icon[]
  /** Hours of the calendar from the enquiry to the first answer. */
  promisedHours: number
  /** After sending, on the page and in the receipt; the first names the promised time. */
  nextSteps: string[]
}

/** The five services, in the order of the navigation. */
export const serviceNames: Record<Service, string> = {
  schadensanierung: 'Schadensanierung',
  gutachten: 'Gutachten',
  hausverwaltung: 'Hausverwaltung',
  nebenkostenabrechnung: 'Nebenkostenabrechnung',
  instandhaltungsarbeiten: 'Instandhaltungsarbeiten',
}
