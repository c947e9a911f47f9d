/** A part of a file that is left out. `isNote`: only that of its line, the rest is taken. */
export type Problem = {
  line: number
  text: string
  isNote?: true /** Its name, where a ZIP holds several. */
  file?: string
}

/** „Zeile 12“, of which file where there are several, before what is wrong there. */
export const inWords = ({ line, text, file }: Problem) => `${file ? `${file}, ` : ''}Zeile ${line}: ${text}`
