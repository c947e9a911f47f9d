import { documentFiles, photoFiles } from '#forms/file-rules.ts'

const MEGABYTE = 1024 * 1024

export const LONGEST_MESSAGE = 5000
export const LARGEST_MESSAGE_BYTES = 40 * MEGABYTE

/** A link must not let its holder fill the disk: what a sender gives to one request, with the form and after it. */
export const MOST_FILES = 60

export const messageFiles = {
  fotos: photoFiles({ maxMegabytes: 10, atMost: 6 }),
  dokumente: documentFiles({ maxMegabytes: 10, atMost: 5 }),
}
