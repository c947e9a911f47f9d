const months = [
  /jan(?:uar|\.)?/,
  /feb(?:ruar|\.)?/,
  /maerz|mrz\.?/,
  /apr(?:il|\.)?/,
  /mai/,
  /juni?/,
  /juli?/,
  /aug(?:ust|\.)?/,
  /sep(?:t|tember|\.)?/,
  /okt(?:ober|\.)?/,
  /nov(?:ember|\.)?/,
  /dez(?:ember|\.)?/,
]
const MONTH = months.map((month) => `(?:${month.source})`).join('|')
const numeric = /\b(?:ab|zum|am|fuer den)(?: dem| den)? (\d{1,2})\.\s?(\d{1,2})\.?\s?(\d{4}|\d{2})?(?!\d)/
const named = new RegExp(
  String.raw`\b(?:ab|zum|im|am|ende|anfang|mitte)(?: dem| den)? (?:(\d{1,2})\. ?)?(${MONTH})\b(?: (\d{4}))?`,
)

/** The day on which somebody wants to move in, as YYYY-MM-DD; null when the question names none. `today`: YYYY-MM-DD. */
export function moveInDay(plain: string, today: string): string | null {
  if (/\b(ab )?sofort\b/.test(plain)) return today
  const byNumber = numeric.exec(plain)
  if (byNumber) return dayOf(Number(byNumber[1]), Number(byNumber[2]), { year: byNumber[3], today })
  const byName = named.exec(plain)
  if (!byName) return null
  const month = months.findIndex((pattern) => new RegExp(`^(?:${pattern.source})$`).test(byName[2] ?? '')) + 1
  return dayOf(Number(byName[1] ?? 1), month, { year: byName[3], today })
}

/** Without a year: the next such day. */
function dayOf(
  day: number,
  month: number,
  { year, today }: { year: string | undefined; today: string },
): string | null {
  if (day < 1 || day > 31 || month < 1 || month > 12) return null
  const inYear = (full: number) => `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  if (year !== undefined) return inYear(year.length === 2 ? 2000 + Number(year) : Number(year))
  const thisYear = inYear(Number(today.slice(0, 4)))
  return thisYear >= today ? thisYear : inYear(Number(today.slice(0, 4)) + 1)
}
