import { documentFiles, formFiles } from '#forms/file-rules.ts'

const MEGABYTE = 1024 * 1024

/** The three inputs for files (decisions.md): CV and cover letter up to 5 MB, at most five certificates of up to 10 MB. */
export const applicationFiles = formFiles({
  rules: {
    cv: documentFiles({ maxMegabytes: 5, required: 'Lebenslauf ist erforderlich' }),
    coverLetter: documentFiles({ maxMegabytes: 5 }),
    certificates: documentFiles({ maxMegabytes: 10, atMost: 5 }),
  },
  /** All files together (trust.md). */
  maxBytes: 40 * MEGABYTE,
})
