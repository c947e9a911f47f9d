import type { KindName } from '#areas/kinds.ts'
import type { TemplateUse } from '#requests/request/standard-template.ts'

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
