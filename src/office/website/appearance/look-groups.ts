import { companyGroups } from '#company/facts.ts'

export const LOOK = 'aussehen'

/** The company's look as the facts declare it. */
export const lookGroups = companyGroups.filter(({ record }) => record === LOOK)
