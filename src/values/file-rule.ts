type AboutFile = (name: string) => string

/** Rules by which the pipeline judges a file; the browser says the same sentences before, from the form's rule (`src/forms/field.ts`). */
export type FileRule = {
  kind: 'document' | 'photo' | 'either' | 'video'
  extensions: readonly string[]
  maxBytes: number
  atMost: number
  required: string | null
  pictures?: { name: string; tooMany: string }
  messages: { tooLarge: AboutFile; tooMany: string; wrongType: AboutFile; empty: AboutFile }
}

/** By the name of the input. */
export type FileRules = Readonly<Record<string, FileRule>>
