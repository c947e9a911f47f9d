/** Languages that are written from right to left, whether they are understood or not. */
const fromTheRight = new Set(['ar', 'ckb', 'fa', 'he', 'ps', 'ur'])

/** Which way a language is written. */
export const directionOf = (language: string) => (fromTheRight.has(language) ? 'rtl' : 'ltr')
