/** Whether two folded words differ by at most one letter in five: „Braubch“ is Braubach, „Rhein“ is not Rhens. */
export function isNear(typed: string, meant: string, most = 2): boolean {
  if (typed === meant) return true
  const allowed = Math.min(most, meant.length >= 8 ? 2 : meant.length >= 5 ? 1 : 0)
  return allowed > 0 && Math.abs(typed.length - meant.length) <= allowed && distance(typed, meant) <= allowed
}

/** Letters to insert, delete, replace or swap with their neighbour (Damerau–Levenshtein, optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((rows[i - 1]?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (rows[i - 1]?.[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1)
      }
      row.push(least)
    }
    rows.push(row)
  }
  return rows[one.length]?.[other.length] ?? 0
}
