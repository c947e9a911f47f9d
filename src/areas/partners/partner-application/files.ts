import { documentFiles, formFiles } from '#forms/file-rules.ts'

const MEGABYTE = 1024 * 1024

/** Proofs of insurance, registration and qualification: voluntary, for they can also be shown later. */
export const partnerFiles = formFiles({
  rules: { proofs: documentFiles({ maxMegabytes: 10, atMost: 3 }) },
  /** All files together (trust.md). */
  maxBytes: 30 * MEGABYTE,
})
