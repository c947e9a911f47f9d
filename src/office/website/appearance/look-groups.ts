import { companyGroups } from '#company/facts.ts'

export const LOOK = 'aussehen'

/** What the facts declare of the company's looks. */
export const lookGroups = companyGroups.filter(({ record }) => record === LOOK)
