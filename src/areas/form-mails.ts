import type { SubmittedInput, MailContext } from '#requests/request/request-kind.ts'
import type { FormResult } from '#forms/declare-form.ts'
import { mailCompany, type MailBlock } from '#requests/mail/mail-content.ts'
import {
  greeting,
  headed,
  line,
  type MailPart,
  paragraphs,
  type StandardMail,
  standardMail,
  subject,
  text,
} from '#requests/mail/standard-mail.ts'
import { formatDateTime } from '#ui/format.ts'

/** A form that came in, as its mails see it. */
export type Received<Payload> = MailContext & { payload: Payload }

/** Both mails of a form. `receipt` goes to the sender and holds nothing they typed, not even their name; `notice` goes to the company. */
export type FormMails<Payload> = {
  receipt: StandardMail<Received<Payload>>
  notice: StandardMail<Received<Payload>>
}

type Row = readonly [label: string, value: string]

type Placeholders<Payload> = Readonly<
  Record<string, readonly [about: string, of: (about: Received<Payload>) => string]>
>

type Common<Payload> = {
  id: string
  title: string
  subject: string
  opening: string
  placeholders?: Placeholders<Payload>
  /** A payload as the form would send it; what else came with it. */
  example: () => { payload: Payload } & Partial<MailContext>
}

const reference = ['Vorgangsnummer', ({ reference: shown }: MailContext) => shown] as const

/** An invented request. */
const exampleOf =
  <Payload>(example: Common<Payload>['example']) =>
  (siteUrl: string): Received<Payload> => ({
    reference: '7K42-PXR9',
    receivedAt: new Date('2027-03-01T08:30:00.000Z'),
    dueAt: new Date('2027-03-03T08:30:00.000Z'),
    company: mailCompany(siteUrl),
    flat: null,
    files: [],
    ...example(),
  })

/** A number of nobody's town, under the name that the form has for it. */
export const examplePhone = (name: string) => ({ [name]: '0170 1234567' })

/** Reads an example as a browser would send it. */
export function readExample<Payload>(
  form: { parse: (input: SubmittedInput) => FormResult<Payload> },
  sent: SubmittedInput,
): Payload {
  const result = form.parse(sent)
  if (!result.ok) throw new Error(`example: ${JSON.stringify(result.errors)}`)
  return result.data
}

type Receipt<Payload> = Common<Payload> & {
  /** Its recipient, in the office's words: „wer über das Kontaktformular schreibt“. */
  to: string
  /** Below „So geht es weiter“, by paragraph. */
  next?: readonly string[]
  more?: string
  /** Questions to the sender, and when they are asked. */
  asks?: readonly [label: string, standard: string, isShown: (about: Received<Payload>) => boolean]
  /** To somebody whose address was typed by somebody else. */
  notYou: string
  /** Below the number. */
  rows?: (about: Received<Payload>) => readonly Row[]
}

/** The receipt of a form. It can say nothing that was typed, for its placeholders come from `MailContext` and what the form adds. */
export function receiptMail<Payload>(own: Receipt<Payload>): StandardMail<Received<Payload>> {
  const { id, title, next = [], more = '', rows = () => [], asks } = own
  const asked: { asks?: MailPart } = asks ? { asks: text(asks[0], asks[1], { required: true }) } : {}
  return standardMail<Received<Payload>>()({
    id,
    group: 'receipts',
    title,
    sent: `Geht sofort an alle, die ${own.to}. Die Vorgangsnummer steht darunter immer als eigene Zeile.`,
    namesOwnPage: true,
    placeholders: { vorgangsnummer: reference, ...own.placeholders },
    parts: {
      // Answers to the mail are put to the request by it.
      subject: subject(own.subject, 'vorgangsnummer'),
      greeting,
      opening: text('Anfang', own.opening, { required: true }),
      ...asked,
      heading: line('Überschrift', 'So geht es weiter'),
      next: text('Wie es weitergeht', next.join('\n\n')),
      more: text('Noch etwas?', more),
      not_you: text('Waren Sie das nicht?', own.notYou, { required: true }),
    },
    blocks: (say, about) => [
      ...paragraphs(say.greeting),
      ...paragraphs(say.opening),
      { facts: [['Ihre Vorgangsnummer', about.reference], ...rows(about)] },
      ...(asks?.[2](about) ? paragraphs(say.asks ?? '') : []),
      ...headed(say.heading, say.next),
      ...paragraphs(say.more),
      ...paragraphs(say.not_you),
    ],
    example: exampleOf(own.example),
  })
}

type Notice<Payload> = Common<Payload> & {
  /** Before the subject, whatever staff write there. */
  mark?: (about: Received<Payload>) => string
  rows: (about: Received<Payload>) => readonly Row[]
  /** Below the facts: what the sender wrote. */
  below?: (about: Received<Payload>) => readonly MailBlock[]
  /** A remark below that, and when it is shown. */
  note?: readonly [standard: string, isShown: (about: Received<Payload>) => boolean]
  links?: (about: Received<Payload>) => readonly MailBlock[]
  closing?: string
}

/** Declares the company's mail of a form. */
export function noticeMail<Payload>(own: Notice<Payload>): StandardMail<Received<Payload>> {
  const { id, title, rows, below = () => [], note, links = () => [], closing = '' } = own
  const noted: { note?: MailPart } = note ? { note: text('Hinweis', note[0]) } : {}
  return standardMail<Received<Payload>>()({
    id,
    group: 'notices',
    title,
    sent: `Geht ans Postfach des Büros. Was angegeben wurde, steht darin von selbst.`,
    ...(own.mark && { mark: own.mark }),
    placeholders: { vorgangsnummer: reference, ...own.placeholders },
    parts: {
      subject: subject(own.subject, 'vorgangsnummer'),
      opening: text('Anfang', own.opening, { required: true }),
      ...noted,
      closing: text('Schluss', closing),
    },
    blocks: (say, about) => [
      ...paragraphs(say.opening),
      {
        facts: [
          ['Vorgangsnummer', about.reference],
          ['Eingegangen', `${formatDateTime(about.receivedAt)} Uhr`],
          ...rows(about),
        ],
      },
      ...below(about),
      ...(note?.[1](about) ? paragraphs(say.note ?? '') : []),
      ...links(about),
      ...paragraphs(say.closing),
    ],
    example: exampleOf(own.example),
  })
}

/** Until when something was promised. */
export const dueRow = (label: string, { dueAt }: MailContext): readonly Row[] =>
  dueAt ? [[label, `${formatDateTime(dueAt)} Uhr`]] : []

/** Texts of strangers: paragraphs as they were typed, and nothing in them is a placeholder. */
export const typedParagraphs = (typed: string): MailBlock[] => typed.split(/\n{2,}/).map((paragraph) => ({ paragraph }))

export const requestLink = (label: string, { reference: shown, company }: MailContext): MailBlock => ({
  link: { label, href: `${company.siteUrl}/verwaltung/anfragen/${shown}` },
})

export const flatLink = (apartmentId: string, { company }: MailContext): MailBlock => ({
  link: { label: 'Die Wohnung auf der Website', href: `${company.siteUrl}/wohnung/${encodeURIComponent(apartmentId)}` },
})
