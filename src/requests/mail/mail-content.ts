import { site } from '#site'
import { letterLines } from '#company/legal-form.ts'
import { typefaces } from '#company/typefaces.ts'

/** One part of a mail. Everything is plain text: the renderer escapes it, so a block can never carry markup. */
export type MailBlock =
  | { paragraph: string }
  | { heading: string }
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { link: { label: string; href: string } }
  | { card: MailCard }

/** Something that has a page of ours, with its picture; `href` and `src` are whole addresses. */
export type MailCard = {
  title: string
  href: string
  picture: { src: string; alt: string } | null
  lines: readonly string[]
}

/** Content of a mail, before it becomes text and HTML (`render-mail.ts`). Subject and texts are German. */
export type MailContent = {
  subject: string
  blocks: readonly MailBlock[]
  /** Ends with the way to the sender's own page; for mails to the sender whose text does not name it already. */
  namesOwnPage?: boolean
}

/** The company's facts in a mail's frame. */
export type MailCompany = {
  brand: string
  /** Address of the icon, without the site's own. */
  icon: string
  /** `#rrggbb`; empty: the house's own. */
  color: string
  /** As CSS names it. */
  family: string
  legalName: string
  address: string
  phone: string
  email: string
  siteUrl: string
  /** Facts required on business letters by law, line by line. */
  legal: readonly (readonly string[])[]
}

/** The company as mails present it. `siteUrl` comes from the settings, without a slash at the end. */
export function mailCompany(siteUrl: string): MailCompany {
  const letter = letterLines(site)
  return {
    brand: site.brand,
    icon: `/icon-192.png?v=${site.look.version}`,
    color: site.look.color,
    family: typefaces[site.look.typeface].family,
    legalName: site.legalName,
    address: `${site.address.street}, ${site.address.postalCode} ${site.address.city}`,
    phone: site.phone.shown,
    email: site.mail,
    siteUrl,
    legal: [letter.seat, letter.people].filter((line) => line.length > 0),
  }
}

/**
 * Stands in every stored text where the mail carries the link to the sender's page, and is what staff read there. The link opens the page
 * to anybody who knows it, so it is made when the mail leaves (`outbox/with-sender-link.server.ts`) and stored nowhere.
 */
export const SENDER_LINK = '(Link des Absenders)'
