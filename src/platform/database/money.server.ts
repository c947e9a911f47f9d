/** Money is stored in whole cents and spoken of in euros. */
export const toCents = (euros: number | null) => (euros === null ? null : Math.round(euros * 100))
export const toEuros = (cents: number | null) => (cents === null ? null : cents / 100)
