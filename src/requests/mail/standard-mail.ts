import { site } from '#site'
import { companyValues, withoutUnpromised } from '#company/words.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import { fillIn } from '#platform/placeholders.ts'
import { type MailBlock, type MailContent, SENDER_LINK } from './mail-content.ts'
import { writtenMail } from '#company/written-mails.ts'

/** In the order of the office's list. */
export const mailGroups = {
  receipts: 'Eingangsbestätigungen',
  viewings: 'Besichtigungen',
  searches: 'Suchaufträge und Störungen',
  account: 'Konto und Links',
  notices: 'Meldungen ans Büro',
} as const

/** A text of a mail that staff may change. */
export type MailPart = {
  label: string
  /** `line`: one line; `text`: an empty line begins a paragraph. */
  input: 'line' | 'text'
  max: number
  standard: string
  required?: boolean
  /** Placeholders without which the mail would not do what it is for. */
  needs?: readonly string[]
}

type Parts = Readonly<Record<string, MailPart>>
type Rest = Partial<Omit<MailPart, 'label' | 'input' | 'standard'>>

const partOf =
  (input: MailPart['input'], max: number) =>
  (label: string, standard: string, rest: Rest = {}): MailPart => ({ label, input, max, standard, ...rest })

export const line = partOf('line', 120)
export const text = partOf('text', 1500)

/** No mail is without one. */
export const subject = (standard: string, ...needs: readonly string[]) =>
  line('Betreff', standard, { required: true, needs })

/** The word on a button; the button itself, with its link, is always there. */
export const button = (standard: string) => line('Wort auf dem Knopf', standard, { max: 60, required: true })

export const greeting = line('Anrede', 'Guten Tag,')

type Declared<About, P extends Parts> = {
  /** The last part of its address in the office, and its name in the company's folder. Never renamed. */
  id: string
  group: keyof typeof mailGroups
  title: string
  /** To whom it goes and when, for the office. */
  sent: string
  /** Placeholders of its texts besides the company's facts, and their source. */
  placeholders?: Readonly<Record<string, readonly [about: string, of: (about: About) => string]>>
  /** Before the subject, whatever staff write there. */
  mark?: (about: About) => string
  /** Without `subject` it is a piece of other mails. */
  parts: P
  /** Everything below the subject. What the mail must carry stands here, out of reach: numbers, facts, links. */
  blocks: (say: { readonly [Name in keyof P]: string }, about: About) => readonly MailBlock[]
  /** Ends with the way to the sender's own page. */
  namesOwnPage?: true
  /** Something invented that it could be about, for the preview. `siteUrl` without a slash at the end. */
  example: (siteUrl: string) => About
}

/** A mail as the software brings it: declared once, with what staff may change in it. */
export type StandardMail<About = never> = Pick<
  Declared<About, Parts>,
  'id' | 'group' | 'title' | 'sent' | 'parts' | 'namesOwnPage'
> & {
  /** Its own placeholders, and what each of them is. */
  placeholders: Readonly<Record<string, string>>
  contentOf: (about: About) => MailContent
  /** With the texts of `written`, which nobody may have saved. */
  exampleOf: (siteUrl: string, written: ContentValues) => MailContent
}

/** `standardMail<About>()({ … })`: what it is about is said, what it consists of is found by the compiler. */
export const standardMail =
  <About>() =>
  <const P extends Parts>(declared: Declared<About, P>): StandardMail<About> => {
    const { placeholders = {}, parts, blocks, example, mark = () => '', ...rest } = declared
    function content(about: About, written: ContentValues): MailContent {
      const own = Object.entries(placeholders).map(([name, [, of]]) => [name, of(about)])
      const values = { ...companyValues(site), ...Object.fromEntries(own) }
      const said = (name: string, { standard }: MailPart) =>
        fillIn(withoutUnpromised(Object.hasOwn(written, name) ? String(written[name] ?? '') : standard, site), values)
      const say = Object.fromEntries(Object.entries<MailPart>(parts).map(([name, part]) => [name, said(name, part)]))
      return {
        subject: mark(about) + (say.subject ?? declared.title),
        blocks: blocks(say as { [Name in keyof P]: string }, about),
        ...(declared.namesOwnPage && { namesOwnPage: true }),
      }
    }
    return {
      ...rest,
      parts,
      placeholders: Object.fromEntries(Object.entries(placeholders).map(([name, [about]]) => [name, about])),
      contentOf: (about) => content(about, writtenMail(declared.id)),
      exampleOf: (siteUrl, written) => content(example(siteUrl), written),
    }
  }

/** A text as it was typed: an empty line begins a paragraph. No text is no paragraph. */
export function paragraphs(said: string): MailBlock[] {
  return said
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ paragraph }))
}

/** Subject matter, button to the reader's own page, and the lines below. */
export const aroundButton = (
  say: { greeting: string; opening: string; action: string },
  ...below: readonly string[]
): MailBlock[] => [
  ...paragraphs(say.greeting),
  ...paragraphs(say.opening),
  { link: { label: say.action, href: SENDER_LINK } },
  ...below.flatMap(paragraphs),
]

/** Under its heading, which does not stand alone. */
export function headed(heading: string, said: string): MailBlock[] {
  const below = paragraphs(said)
  return heading === '' || below.length === 0 ? below : [{ heading }, ...below]
}
