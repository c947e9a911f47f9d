/** Files that an input takes: the browser and the pipeline of the server judge by the same object, and say the same sentences. */
export type FileRule = {
  /** `either`: a document or a photo, as its name ends. */
  kind: 'document' | 'photo' | 'either' | 'video'
  /** How a name may end, in lower case without its dot. */
  extensions: readonly string[]
  /** Of each file, in bytes. */
  maxBytes: number
  /** 1: a single file. */
  atMost: number
  /** The message when none was given; null: voluntary. */
  required: string | null
  /** Pictures are taken besides documents, and become one PDF of this name. */
  pictures?: { name: string; tooMany: string }
  messages: {
    tooLarge: (name: string) => string
    tooMany: string
    wrongType: (name: string) => string
    empty: (name: string) => string
  }
}

/** By the name of the input. */
export type FileRules = Readonly<Record<string, FileRule>>
