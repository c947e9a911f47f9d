/** A fault in a company's folder: one German sentence, and where it stands. */
export type Fault = { file: string; line: number; text: string }

/** The order in which somebody mends them. */
export const inOrder = (faults: readonly Fault[]): Fault[] =>
  faults.toSorted((one, other) => (one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1))
