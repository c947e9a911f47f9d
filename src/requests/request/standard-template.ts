/** Where a template's text is used: as the beginning of an answer, or as the mail that inviting and refusing send. */
export type TemplateUse = 'answer' | 'invitation' | 'refusal'

/** A template of an answer as the site brings it. */
export type StandardTemplate = { id: string; use?: TemplateUse; name: string; subject: string; body: string }

/** A whole letter from its paragraphs: salutation before, greeting and sender after. */
export function letter(...paragraphs: readonly string[]): string {
  return ['{{anrede}},', ...paragraphs, 'Mit freundlichen Grüßen\n{{bearbeiter}}\n{{firma}}'].join('\n\n')
}
