import { isKindName } from '#areas/kinds.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { AnswerTemplatesTable } from '#platform/database/office-tables.server.ts'
import { standardTemplates } from './standard-templates.ts'
import type { Template } from './template.ts'
import type { TemplateUse } from '#requests/request/standard-template.ts'

export type TemplateTexts = Pick<Template, 'name' | 'subject' | 'body'>

/**
 * Templates: those of the site, unless somebody changed them, and the company's own. The table answer_templates holds only what
 * differs, so that a better standard text of a later version reaches staff who never changed it.
 */
export function templates(db: Db) {
  async function stored(): Promise<Template[]> {
    const rows = await db.selectFrom('answer_templates').selectAll().orderBy('name').orderBy('key').execute()
    return rows.flatMap(fromRow)
  }

  return {
    /** All of them: standard ones in their order, then own ones by name. */
    async list(): Promise<Template[]> {
      const changed = await stored()
      const standard = standardTemplates().map((each) => changed.find(({ key }) => key === each.key) ?? each)
      return [...standard, ...changed.filter(({ isStandard }) => !isStandard)]
    },

    /** Lists templates for a request of this kind, in the same order. */
    async forAnswers(kind: string): Promise<Template[]> {
      return (await this.list()).filter((template) => template.kind === kind && template.use === 'answer')
    },

    /** The text with which requests of this kind are invited or refused; null when they never are. */
    async forUse(kind: string, use: Exclude<TemplateUse, 'answer'>): Promise<Template | null> {
      return (await this.list()).find((template) => template.kind === kind && template.use === use) ?? null
    },

    async find(key: string): Promise<Template | null> {
      return (await this.list()).find((template) => template.key === key) ?? null
    },

    /** @returns false when somebody stored another version since; then nothing changed. */
    async save({ key, kind, version }: Pick<Template, 'key' | 'kind' | 'version'>, texts: TemplateTexts, now: Date) {
      const values = { ...texts, version: version + 1, updated_at: now.toISOString() }
      if (version === 0) {
        const insert = db.insertInto('answer_templates').values({ key, kind, ...values })
        return (
          (await insert
            .onConflict((conflict) => conflict.doNothing())
            .returning('key')
            .executeTakeFirst()) !== undefined
        )
      }
      const update = db
        .updateTable('answer_templates')
        .set({ kind, ...values })
        .where('key', '=', key)
        .where('version', '=', version)
      return (await update.returning('key').executeTakeFirst()) !== undefined
    },

    /** Puts a standard template back as it came, or takes an own one away. @returns false: another version by now. */
    async remove(key: string, version: number): Promise<boolean> {
      const gone = await db
        .deleteFrom('answer_templates')
        .where('key', '=', key)
        .where('version', '=', version)
        .returning('key')
        .executeTakeFirst()
      return gone !== undefined
    },
  }
}

function fromRow({ key, kind, name, subject, body, version }: AnswerTemplatesTable): Template[] {
  if (!isKindName(kind)) return []
  const standard = standardTemplates().find((each) => each.key === key)
  return [
    { key, kind, use: standard?.use ?? 'answer', name, subject, body, version, isStandard: standard !== undefined },
  ]
}
