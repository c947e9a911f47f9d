import type { Db } from '#platform/database/database.server.ts'
import type { AnswerTemplatesTable } from '#platform/database/office-tables.server.ts'
import { isRequestKind } from '../access/roles.ts'
import { standardTemplates } from './standard-templates.ts'
import type { Template } from './template.ts'

export type TemplateTexts = Pick<Template, 'name' | 'subject' | 'body'>

/**
 * Templates: those of the site, unless somebody changed them, and the company's own. The table answer_templates holds only what
 * differs, so that a better standard text of a later version reaches whoever never changed it.
 */
export function templates(db: Db) {
  async function stored(): Promise<Template[]> {
    const rows = await db.selectFrom('answer_templates').selectAll().orderBy('name').orderBy('key').execute()
    return rows.flatMap(fromRow)
  }

  return {
    /** All of them or those of one kind: standard ones in their order, then own ones by name. */
    async list(kind?: string): Promise<Template[]> {
      const changed = await stored()
      const standard = standardTemplates.map((each) => changed.find(({ key }) => key === each.key) ?? each)
      const all = [...standard, ...changed.filter(({ isStandard }) => !isStandard)]
      return kind === undefined ? all : all.filter((template) => template.kind === kind)
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
        .set(values)
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
  if (!isRequestKind(kind)) return []
  const isStandard = standardTemplates.some((each) => each.key === key)
  return [{ key, kind, name, subject, body, version, isStandard }]
}
