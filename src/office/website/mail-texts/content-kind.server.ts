import { mailNamed, standardMails } from './all-mails.server.ts'
import { groupOf, mailFaults, standardTexts } from './mail-fields.ts'
import { mailsContent } from '#company/repository.server.ts'
import { changedNames } from '#company/content/same-values.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import type { ContentKind } from '#company/content/content-kind.ts'

const standardOf = (id: string) => {
  const mail = mailNamed(id)
  return mail ? standardTexts(mail) : {}
}

/** As it could stand in a mailbox. */
function subjectOf(id: string, values: ContentValues) {
  const mail = mailNamed(id)
  return mail && 'subject' in mail.parts ? { line: mail.exampleOf('', values).subject } : {}
}

const known = standardMails.map((mail) => ({ id: mail.id, title: mail.title, standard: standardTexts(mail) }))

/** The texts of the mails that the site writes by itself. */
export const mailKind: ContentKind = {
  name: 'mail_text',
  path: 'mailtexte',
  realm: 'company',
  one: 'Mailtext',
  many: 'Mailtexte',
  newLabel: '',
  groups: standardMails.map(groupOf),
  start: {},
  isFixed: true,
  standardOf,
  store: (db) => mailsContent(db, known),
  line: (values, _options, id) => ({
    title: mailNamed(id)?.title ?? '',
    ...subjectOf(id, values),
    badges: changedNames(standardOf(id), values).length > 0 ? [{ text: 'Geändert', tone: 'blue' }] : [],
  }),
  faults: (values, id) => {
    const mail = mailNamed(id)
    return mail ? mailFaults(mail, values) : {}
  },
}
