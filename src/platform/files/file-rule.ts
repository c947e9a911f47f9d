/**
 * What a form takes in one of its file inputs. `documentFiles` and `photoFiles` of `src/forms/file-rules.ts` make one, so
 * that the browser says the same sentences before anything is sent.
 */
export type FileRule = {
  /** `either`: a document or a photo, as its name ends. */
  kind: 'document' | 'photo' | 'either'
  /** How a name may end, in lower case without its dot. */
  extensions: readonly string[]
  /** Of each file, in bytes. */
  maxBytes: number
  /** 1: a single file. */
  atMost: number
  /** The message when none was given; null: voluntary. */
  required: string | null
  messages: {
    tooLarge: (name: string) => string
    tooMany: string
    wrongType: (name: string) => string
    empty: (name: string) => string
  }
}

/** By the name of the input. */
export type FileRules = Readonly<Record<string, FileRule>>
