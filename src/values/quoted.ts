/** In German quotes, what is quoted inside it in single ones: „Wohnung ‚Salbei‘“. File names and code stay as they were typed. */
export function quoted(text: string): string {
  return `„${text.replaceAll('„', '‚').replaceAll('“', '‘')}“`
}
