import { formFiles, photoFiles } from '#forms/file-rules.ts'

const MEGABYTE = 1024 * 1024

/** The photos (issue 3, trust.md). Browsers send them shrunk to less than one MB; without scripts they come as the camera made them. */
export const damagePhotos = formFiles({
  rules: { photos: photoFiles({ maxMegabytes: 15, atMost: 6 }) },
  /** All photos together. */
  maxBytes: 40 * MEGABYTE,
})
