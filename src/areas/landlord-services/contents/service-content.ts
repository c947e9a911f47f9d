import type { ComponentType, SVGProps } from 'react'
import type { Picture } from '#ui/picture/picture.ts'
import type { Service } from '../enquiry/fields.ts'

export type Icon = ComponentType<SVGProps<SVGSVGElement>>

/** All that one service's page says: `ServicePage` is the same for all of them. */
export type ServiceContent = {
  /** Also the page's address, without the slash. */
  service: Service
  name: string
  /** For search engines: at most 160 characters. */
  description: string
  hero: { title: string; lead: string; picture: Picture }
  benefits: {
    title: string
    lead: string
    points: { title: string; text: string }[]
    /** A picture, or the address of a drawing of 1600 × 900. It says nothing that the text does not say. */
    beside: Picture | string
  }
  offers: { title: string; lead: string; cards: { Icon: Icon; title: string; text: string }[] }
  enquiry: {
    title: string
    lead: string
    /** When an e-mail is not quick enough. */
    urgent?: { title: string; text: string }
    /** What helps us to answer at once. */
    prepare: string[]
    /** Hours of the calendar from the enquiry to the first answer, from `site.promised`. */
    promisedHours: number
    /** After sending, on the page and in the receipt; the first names the promised time. */
    nextSteps: string[]
  }
}

/** The five services, in the order of the navigation. */
export const serviceNames: Record<Service, string> = {
  schadensanierung: 'Schadensanierung',
  gutachten: 'Gutachten',
  hausverwaltung: 'Hausverwaltung',
  nebenkostenabrechnung: 'Nebenkostenabrechnung',
  instandhaltungsarbeiten: 'Instandhaltungsarbeiten',
}
