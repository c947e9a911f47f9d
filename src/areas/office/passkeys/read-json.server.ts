const LONGEST = 20_000

/** The JSON object of a request; null for anything else. */
export async function readJson(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text()
  if (text.length > LONGEST) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
