/** Whether a text is a day of the calendar as we write it, `YYYY-MM-DD`: no 31.02., no 29.02. but in leap years. */
export function isDay(text: string): boolean {
  const midnight = Date.parse(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text)
  )
}
