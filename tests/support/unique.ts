/** A word that no other test uses. */
export const unique = () => Math.random().toString(36).slice(2, 8)
