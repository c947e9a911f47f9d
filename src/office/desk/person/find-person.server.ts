import { oneLine } from '#values/one-line.ts'
import { readEmail } from '#values/email.ts'
import { setImmediate } from 'node:timers/promises'
import type { App } from '#platform/app.server.ts'
import { personalData } from '#requests/personal-data/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { type LooseItem, looseHolders } from './loose-holders.server.ts'

export type FoundRequest = {
  id: string
  kind: string
  /** As shown: `7K42-PXR8`. */
  reference: string
  receivedAt: string
  deleteAfter: string | null
  isHeld: boolean
}

export type FoundPerson = {
  /** In lower case. */
  email: string
  requests: FoundRequest[]
  loose: { kind: string; label: string; items: LooseItem[] }[]
  /** Requests of others that name the address somewhere; what to do with them is for a person to say. */
  mentions: string[]
  /** The address belongs to an account of the office, which is managed with the team. */
  isStaff: boolean
}

/** Requests that are looked through at a time, so that visitors do not wait for all of them. */
const WINDOW = 1000

/** Normalizes a typed address for the search; null when it is none. */
export function readAddress(typed: string): string | null {
  const email = (readEmail(typed) ?? oneLine(typed).trim()).toLowerCase()
  return /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 320 ? email : null
}

/** Everything that is kept about the person behind an e-mail address. */
export async function findPerson(app: App, email: string): Promise<FoundPerson> {
  const own = await personalData(app.db).findRequests(email)
  const loose = []
  for (const { kind, label, find } of looseHolders) {
    const items = await find(app.db, email)
    if (items.length > 0) loose.push({ kind, label, items })
  }
  return {
    email,
    requests: own.map(({ id, kind, reference, receivedAt, deleteAfter, legalHold }) => ({
      id,
      kind,
      reference: showReference(reference),
      receivedAt,
      deleteAfter,
      isHeld: legalHold,
    })),
    loose,
    mentions: await mentionsOf(app, email),
    isStaff: (await staffAccounts(app.db).findByEmail(email)) !== null,
  }
}

async function mentionsOf(app: App, email: string): Promise<string[]> {
  const found: string[] = []
  let after: string | null = ''
  while (after !== null) {
    await setImmediate()
    const { references, next } = await personalData(app.db).findMentions(email, WINDOW, after)
    found.push(...references.map(showReference))
    after = next
  }
  return found
}
