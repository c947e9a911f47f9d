import { isKindName, kinds } from '#areas/kinds.ts'
import type { ContentRecord, ContentStore, ContentValues } from '#company/content/content-store.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { faultsOf, LONGEST } from '#office/desk/templates/edit-actions.server.ts'
import { templates } from '#office/desk/templates/repository.server.ts'
import type { Template } from '#office/desk/templates/template.ts'

/** Templates of answers as a folder holds them: those that differ from the site's own. The office edits them with examples, in pages of their own. */
function templateStore(db: Db): ContentStore {
  const stored = templates(db)
  const record = ({ key, version, kind, use, name, subject, body }: Template): ContentRecord => ({
    id: key,
    version,
    updatedAt: '',
    values: { kind, use, name, subject, body },
  })
  async function save(key: string, version: number, values: ContentValues, now: Date): Promise<boolean> {
    const kind = String(values.kind)
    if (!isKindName(kind)) throw new Error(`template ${key}: no kind ${kind}`)
    const texts = { name: String(values.name), subject: String(values.subject), body: String(values.body) }
    return stored.save({ key, kind, version }, texts, now)
  }
  return {
    async list() {
      const items = (await stored.list()).filter(({ version }) => version > 0).map(record)
      return { items, total: items.length, page: 1 }
    },
    async find(key) {
      const template = await stored.find(key)
      return template && record(template)
    },
    async insert(key, values, now) {
      await save(key, 0, values, now)
    },
    update: save,
    async remove(key) {
      const template = await stored.find(key)
      return template ? stored.remove(key, template.version) : false
    },
  }
}

export const templateKind: ContentKind = {
  name: 'template',
  path: 'vorlagen',
  realm: 'company',
  one: 'Vorlage',
  many: 'Vorlagen',
  newLabel: '',
  groups: [
    {
      legend: 'Vorlage',
      fields: [
        {
          name: 'kind',
          label: 'Art der Anfrage',
          input: 'choice',
          required: true,
          options: kinds.map(({ kind, label }) => ({ value: kind, label })),
        },
        { name: 'name', label: 'Name', input: 'line', required: true, maxLength: LONGEST.name },
        { name: 'subject', label: 'Betreff', input: 'line', required: true, maxLength: LONGEST.subject },
        { name: 'body', label: 'Text', input: 'text', required: true, maxLength: LONGEST.body },
      ],
    },
  ],
  start: {},
  store: templateStore,
  line: ({ name }) => ({ title: String(name ?? '') }),
  faults: ({ use, name, subject, body }) =>
    faultsOf(
      { name: String(name ?? ''), subject: String(subject ?? ''), body: String(body ?? '') },
      (use as Template['use'] | undefined) ?? 'answer',
    ),
}
