import type { Desk } from '#areas/kind.ts'
import { isKindName, type KindName, kindNames, kinds } from '#areas/kinds.ts'

/** Declares the roles of the office and what each may do. The one place: every page, action and list asks these functions. */

export type Permission =
  /** See the office at all: its first page, its help. */
  | 'office.enter'
  | 'requests.read'
  | 'requests.write'
  /** Take the data of requests out of the office as a file. */
  | 'requests.export'
  /** Applications for flats, side by side; their viewings. */
  | 'applications.read'
  | 'applications.write'
  /** Properties, flats, certificates, media, locations. */
  | 'portfolio.read'
  | 'portfolio.write'
  /** Help centre, questions, trades, testimonials. */
  | 'texts.read'
  | 'texts.write'
  /** Known incidents in a house. */
  | 'incidents.read'
  | 'incidents.write'
  /** The company's own facts: name, address, hours, prices, promised times. */
  | 'company.read'
  | 'company.write'
  | 'jobs.read'
  | 'jobs.write'
  /** See undelivered mails and send them again. */
  | 'mails.manage'
  /** Run deletion, find and delete by e-mail address, legal hold. */
  | 'retention.manage'
  | 'audit.read'
  | 'settings.read'
  | 'team.manage'

export const roleNames = ['leitung', 'vermietung', 'technik', 'personal', 'redaktion', 'lesen'] as const
export type Role = (typeof roleNames)[number]

type Rights = {
  label: string
  /** One German sentence for the team page and the handbook. */
  about: string
  may: readonly Permission[]
  readsKinds: readonly KindName[]
  writesKinds: readonly KindName[]
}

const contentReads = ['portfolio.read', 'texts.read', 'jobs.read', 'incidents.read', 'company.read'] as const
const kindsOf = (...desks: readonly Desk[]) => kinds.filter(({ desk }) => desks.includes(desk)).map(({ kind }) => kind)

export const roles: Record<Role, Rights> = {
  leitung: {
    label: 'Leitung',
    about: 'Sieht und ändert alles, verwaltet die Konten.',
    may: [
      'office.enter',
      'requests.read',
      'requests.write',
      'requests.export',
      'applications.read',
      'applications.write',
      ...contentReads,
      'portfolio.write',
      'texts.write',
      'jobs.write',
      'incidents.write',
      'company.write',
      'mails.manage',
      'retention.manage',
      'audit.read',
      'settings.read',
      'team.manage',
    ],
    readsKinds: kindNames,
    writesKinds: kindNames,
  },
  vermietung: {
    label: 'Vermietung',
    about: 'Bearbeitet alle Anfragen außer Stellenbewerbungen und pflegt Gebäude und Wohnungen.',
    may: [
      'office.enter',
      'requests.read',
      'requests.write',
      'applications.read',
      'applications.write',
      'mails.manage',
      ...contentReads,
      'portfolio.write',
    ],
    readsKinds: kindsOf('general', 'repairs'),
    writesKinds: kindsOf('general', 'repairs'),
  },
  technik: {
    label: 'Technik',
    about: 'Bearbeitet Schadensmeldungen und pflegt Störungen.',
    may: ['office.enter', 'requests.read', 'requests.write', 'portfolio.read', 'incidents.read', 'incidents.write'],
    readsKinds: kindsOf('repairs'),
    writesKinds: kindsOf('repairs'),
  },
  personal: {
    label: 'Personal',
    about: 'Bearbeitet Stellenbewerbungen und pflegt Stellenanzeigen.',
    may: ['office.enter', 'requests.read', 'requests.write', 'jobs.read', 'jobs.write'],
    readsKinds: kindsOf('personnel'),
    writesKinds: kindsOf('personnel'),
  },
  redaktion: {
    label: 'Redaktion',
    about: 'Pflegt alle Inhalte der Website, sieht keine Anfragen.',
    may: ['office.enter', ...contentReads, 'portfolio.write', 'texts.write', 'jobs.write'],
    readsKinds: [],
    writesKinds: [],
  },
  lesen: {
    label: 'Lesen',
    about: 'Sieht Anfragen (ohne Stellenbewerbungen) und Inhalte, ändert nichts.',
    may: ['office.enter', 'requests.read', 'applications.read', ...contentReads],
    readsKinds: kindsOf('general', 'repairs'),
    writesKinds: [],
  },
}

/** Rights that need a second factor. */
const sensitive = new Set(kinds.filter(({ isSensitive }) => isSensitive).map(({ kind }) => kind))

export function isRole(text: string): text is Role {
  return (roleNames as readonly string[]).includes(text)
}

export function may(role: Role, permission: Permission): boolean {
  return roles[role].may.includes(permission)
}

export function mayReadKind(role: Role, kind: string): boolean {
  return isKindName(kind) && roles[role].readsKinds.includes(kind)
}

export function mayWriteKind(role: Role, kind: string): boolean {
  return isKindName(kind) && roles[role].writesKinds.includes(kind)
}

/** Whether a request of this kind may become theirs: only who works on it, today. */
export function mayTakeOver({ role, disabledAt }: { role: Role; disabledAt: string | null }, kind: string): boolean {
  return disabledAt === null && mayWriteKind(role, kind)
}

/** Whether this role gets no further than its own account until a second factor is set up (ASVS 6.3.3). */
export function needsSecondFactor(role: Role): boolean {
  return roles[role].readsKinds.some((kind) => sensitive.has(kind))
}
