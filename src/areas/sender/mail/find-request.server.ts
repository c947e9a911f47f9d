import { wordTable } from '#platform/word-table.ts'
import type { App } from '#platform/app.server.ts'
import type { ReadMail } from '#requests/incoming-mail/read-mail.server.ts'
import { answeredMails } from '#requests/outbox/answered/repository.server.ts'
import { readReference, showReference } from '#requests/request/reference.ts'
import { isSameSender } from '#requests/request/same-sender.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'

/** The request that a mail answers, or a hint for staff alone why it is not added to the one that it names. */
export type Answered = { request: StoredRequest; hint: null } | { request: null; hint: string | null }

/**
 * By the number in its subject or text, or by the mail of ours that its program says it answers. Whose address is another one than the request's
 * gets no place in it: the number stands in many mails.
 */
export async function findAnswered(app: App, mail: ReadMail): Promise<Answered> {
  const named = await namedBy(app, mail)
  const own = named.filter((each) => isSameSender(each, { contactEmail: mail.from.address }))
  const open = own.find(({ closedReason }) => closedReason !== 'zurueckgezogen')
  if (open) return { request: open, hint: null }
  const [first] = [...own, ...named]
  if (!first) return { request: null, hint: null }
  const reference = showReference(first.reference)
  const hint =
    own.length > 0
      ? `Die E-Mail nennt den Vorgang ${reference}. Ihn hat die Absenderin oder der Absender zurückgezogen.`
      : `Die E-Mail nennt den Vorgang ${reference}, kommt aber von einer anderen Adresse als der dort angegebenen.`
  return { request: null, hint }
}

const MOST_NAMED = 12
const LONGEST_SEARCHED = 30_000
/** Two groups of four, with whatever people and programs set between them. */
const NAMED = /(?<![\p{L}\d])(?=([\dA-Z]{4})[\s\p{Pd}._/]{0,3}([\dA-Z]{4})(?![\p{L}\d]))/giu
/** Letters that look alike, of which one alone is a sign of ours. */
const TAKEN_FOR = wordTable<string>({ B: '8', G: '6', S: '5', Z: '2' })

/** The numbers that somebody wrote, the subject's first. */
export function namedReferences(subject: string, text: string): string[] {
  const named = [subject, text.slice(0, LONGEST_SEARCHED)].flatMap((words) =>
    [...words.matchAll(NAMED)].flatMap(([, one = '', other = '']) => {
      const typed = `${one}${other}`.toUpperCase()
      return readReference(typed) ?? readReference(typed.replaceAll(/[BGSZ]/g, (sign) => TAKEN_FOR[sign] ?? sign)) ?? []
    }),
  )
  return [...new Set(named)].slice(0, MOST_NAMED)
}

/** Suspected spam is nobody's: it has no page either. */
async function namedBy({ db }: App, { subject, text, answers }: ReadMail): Promise<StoredRequest[]> {
  const references = namedReferences(subject, text)
  const answered = await answeredMails(db).find(answers)
  const ids = new Set(answered.flatMap(({ requestId }) => requestId ?? []))
  const found = [
    ...(await Promise.all(references.map((reference) => requests(db).findByReference(reference)))),
    ...(await Promise.all([...ids].map((id) => requests(db).findById(id)))),
  ]
  const possible = found.flatMap((request) => (request === null || request.quarantined ? [] : [request]))
  return Promise.all(possible.map((request) => goingOn(db, request)))
}

/** Follows a request to the one that it is handled with, where that is from the same address. */
async function goingOn(db: App['db'], request: StoredRequest): Promise<StoredRequest> {
  const other = request.mergedInto === null ? null : await requests(db).findById(request.mergedInto)
  return other !== null && isSameSender(request, other) ? other : request
}
