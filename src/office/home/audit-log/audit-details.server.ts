import { eachFormKind } from '#areas/kinds.server.ts'
import { purposeLabel } from '#requests/outbox/message.ts'
import { isRequestStatus, statusLabels } from '#requests/request/status.ts'
import { formatDate } from '#ui/format.ts'
import { quoted } from '#values/quoted.ts'
import { isRole, roles } from '#office/frame/access/roles.ts'
import { fieldsOf } from '#company/content/field-spec.ts'
import { kindNamed } from '#office/website/content/kinds.server.ts'
import { isCameBy, waysIn } from '#office/desk/entry/came-by.ts'
import { kindLabel } from '#office/desk/request/kind-labels.ts'
import type { AuditEntry } from '#office/frame/audit-log/repository.server.ts'
import { wordTable } from '#platform/word-table.ts'

/** Names of accounts by their ids, and of templates by their keys. */
type Names = { team: ReadonlyMap<string, string>; templates: ReadonlyMap<string, string> }

const details = wordTable<string>({
  // Names that forms give their files and reasons of a refusal …
  ...Object.assign({}, ...eachFormKind.flatMap(({ entered, refusal }) => [entered.files, refusal?.reasons])),
  password: 'mit Passwort',
  code: 'mit Code',
  'recovery code': 'mit Ersatzcode',
  link: 'über einen Link',
  confirmation: 'falsches Passwort zur Bestätigung',
  passkey: 'mit Passkey',
  changed: 'geändert',
  // … and one file where they name several.
  photos: 'Foto',
  documents: 'Dokument',
  proofs: 'Nachweis',
  certificates: 'Zeugnis',
})

/** Explains the detail of one action. */
const byAction = wordTable<(detail: string, names: Names) => string>({
  'request.assigned': (id, { team }) => team.get(id) ?? 'früheres Konto',
  'request.answered': (key, { templates }) => `Vorlage ${quoted(templates.get(key) ?? 'inzwischen gelöscht')}`,
  'request.entered': (detail) => {
    const [kind = '', way] = detail.split(', ')
    return isCameBy(way) ? `${kindLabel(kind)}, ${waysIn[way].label}` : kindLabel(kind)
  },
  'mail.retry': purposeLabel,
  'staff.reset': (detail) => (detail === 'password' ? 'Passwort' : 'Passwort und zweiter Faktor'),
  'viewing.calendar': formatDate,
  refused: (detail) => {
    const [method, address = ''] = detail.split(' ')
    return `${method === 'GET' ? 'Öffnen' : 'Senden'}: ${address.replaceAll(/:\w+/g, '…')}`
  },
})

/** Codes in words. Nothing personal ever stands here. */
export function detailOf({ action, detail, subjectKind }: AuditEntry, names: Names): string {
  if (detail === null || detail === '') return ''
  const read = byAction[action]
  if (read) return read(detail, names)
  if (isRequestStatus(detail)) return statusLabels[detail]
  if (isRole(detail)) return roles[detail].label
  const content = subjectKind === null ? null : kindNamed(subjectKind)
  if (!content || !action.endsWith('.write')) return details[detail] ?? detail
  const labels = new Map(fieldsOf(content.groups).map(({ name, label }) => [name, label]))
  // Left out: what follows from another field, as a picture's size from its file.
  return detail
    .split(', ')
    .flatMap((name) => labels.get(name) ?? [])
    .join(', ')
}
