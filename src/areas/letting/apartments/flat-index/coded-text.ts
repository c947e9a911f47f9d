/** Texts that many rows share, each stored once and known by its number. */
export type CodedText = {
  readonly values: readonly string[]
  codeOf: (text: string) => number
  /** 1 for every text that passes, by its number: asked once a text instead of once a row. */
  mask: (passes: (text: string) => boolean) => Uint8Array
}

export function codedText(): CodedText {
  const values: string[] = []
  const codes = new Map<string, number>()
  return {
    values,
    codeOf(text) {
      const known = codes.get(text)
      if (known !== undefined) return known
      codes.set(text, values.length)
      return values.push(text) - 1
    },
    mask(passes) {
      const mask = new Uint8Array(values.length)
      values.forEach((text, code) => {
        if (passes(text)) mask[code] = 1
      })
      return mask
    },
  }
}
