/** Who works in the office, and what each role may do. The one place: every page, action and list asks these functions. */

/** The kinds of submissions, as `submissions.kind` stores them. */
export const requestKinds = [
  'tenant_application',
  'damage_report',
  'rent_certificate',
  'contact_message',
  'landlord_enquiry',
  'billing_enquiry',
  'partner_application',
  'job_application',
] as const

export type RequestKind = (typeof requestKinds)[number]

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
  readsKinds: readonly RequestKind[]
  writesKinds: readonly RequestKind[]
}

const contentReads = ['portfolio.read', 'texts.read', 'jobs.read'] as const
const allButPersonnel = requestKinds.filter((kind) => kind !== 'job_application')

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
      'mails.manage',
      'retention.manage',
      'audit.read',
      'settings.read',
      'team.manage',
    ],
    readsKinds: requestKinds,
    writesKinds: requestKinds,
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
    readsKinds: allButPersonnel,
    writesKinds: allButPersonnel,
  },
  technik: {
    label: 'Technik',
    about: 'Bearbeitet Schadensmeldungen.',
    may: ['office.enter', 'requests.read', 'requests.write', 'portfolio.read'],
    readsKinds: ['damage_report'],
    writesKinds: ['damage_report'],
  },
  personal: {
    label: 'Personal',
    about: 'Bearbeitet Stellenbewerbungen und pflegt Stellenanzeigen.',
    may: ['office.enter', 'requests.read', 'requests.write', 'jobs.read', 'jobs.write'],
    readsKinds: ['job_application'],
    writesKinds: ['job_application'],
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
    readsKinds: allButPersonnel,
    writesKinds: [],
  },
}

/** The two kinds with incomes, CVs and birth dates in them: who sees one of these needs a second factor. */
const applications: ReadonlySet<RequestKind> = new Set(['tenant_application', 'job_application'])

export function isRole(text: string): text is Role {
  return (roleNames as readonly string[]).includes(text)
}

export function isRequestKind(text: string): text is RequestKind {
  return (requestKinds as readonly string[]).includes(text)
}

export function may(role: Role, permission: Permission): boolean {
  return roles[role].may.includes(permission)
}

export function mayReadKind(role: Role, kind: string): boolean {
  return isRequestKind(kind) && roles[role].readsKinds.includes(kind)
}

export function mayWriteKind(role: Role, kind: string): boolean {
  return isRequestKind(kind) && roles[role].writesKinds.includes(kind)
}

/** Whether this role gets no further than its own account until a second factor is set up (ASVS 6.3.3). */
export function needsSecondFactor(role: Role): boolean {
  return roles[role].readsKinds.some((kind) => applications.has(kind))
}
