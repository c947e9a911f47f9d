/** What the first account is called until its owner says otherwise. */
export const FIRST_NAME = 'Leitung'

/** Nobody has said yet whose it is. */
export const isFirstAccount = ({ name }: { name: string }) => name === FIRST_NAME
