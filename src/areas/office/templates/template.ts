import type { KindName } from '#areas/kinds.ts'
import type { TemplateUse } from './variables.ts'

/** A text to begin an answer with, or that of an invitation or a refusal. */
export type Template = {
  /** Stable: `damage_report.termin`; for the company's own ones an id. */
  key: string
  kind: KindName
  /** Where its text is used; only that of answers is offered above an answer. */
  use: TemplateUse
  name: string
  subject: string
  body: string
  /** 0: as it comes with the site. */
  version: number
  /** Comes with the site, changed or not, and can be put back; false: the company's own. */
  isStandard: boolean
}

/** A template as the site brings it. */
export type StandardTemplate = Pick<Template, 'name' | 'subject' | 'body'> & { id: string; use?: TemplateUse }

/** A whole letter from its paragraphs: salutation before, greeting and sender after. */
export function letter(...paragraphs: readonly string[]): string {
  return ['{{anrede}},', ...paragraphs, 'Mit freundlichen Grüßen\n{{bearbeiter}}\n{{firma}}'].join('\n\n')
}
