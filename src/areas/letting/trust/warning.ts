/** A warning of what swindlers ask for in our name, in one language. */
export type Warning = {
  lang: 'de' | 'en' | 'uk' | 'tr'
  /** The language's name in itself. */
  language: string
  title: string
  lead: string
  never: readonly string[]
  ask: string
  paid: string
}
