// "1.234,50", "1234,5", "1.234", "1 234": dots and spaces group, a comma divides. Or "1234.5" as a machine writes it.
const GERMAN = /^\d{1,3}(?:[. \u00a0\u202f']\d{3})+(?:,\d{1,2})?$|^\d+(?:,\d{1,2})?$/
const MACHINE = /^\d+\.\d{1,2}$/

/**
 * Euros as people here type them ("1.234,50", "1.234", "750 €") or as JSON has them, as a number of at most two decimals.
 * @returns null for what is no amount of 0 € or more.
 */
export function readEuro(entered: unknown): number | null {
  const euros = typeof entered === 'string' ? readTyped(entered) : entered
  if (typeof euros !== 'number' || !Number.isFinite(euros) || euros < 0) return null
  // 0.1 + 0.2 arrives as 0.30000000000000004; -0 would be shown as "-0,00 €".
  return Math.round(euros * 100) / 100 + 0
}

function readTyped(text: string): number | null {
  const bare = text
    .trim()
    .replace(/(?<!\s)\s*(?:€|euro?)$/i, '')
    .replace(/,-{1,2}$/, '')
  if (GERMAN.test(bare)) return Number(bare.replaceAll(/[. \u00a0\u202f']/g, '').replace(',', '.'))
  return MACHINE.test(bare) ? Number(bare) : null
}
