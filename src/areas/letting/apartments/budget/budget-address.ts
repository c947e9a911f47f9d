export const BUDGET_ID = 'budget'

/** The overview with its budget opened. */
export const budgetAddress = `/wohnungen#${BUDGET_ID}`
