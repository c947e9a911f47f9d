import type { FileHandle } from 'node:fs/promises'
import { readAt } from './read-at.server.ts'

/** By the endings of their names. */
export const videoTypes = { mp4: 'video/mp4', webm: 'video/webm' } as const
export type VideoEnding = keyof typeof videoTypes

/** MP4: a box „ftyp“ first (ISO 14496-12, 4.3). */
const isMp4 = (head: Buffer) => head.toString('latin1', 4, 8) === 'ftyp'
/** WebM: an EBML header that names its own kind, so no other Matroska file (RFC 8794, 11.2). */
const isWebm = (head: Buffer) =>
  head.toString('hex', 0, 4) === '1a45dfa3' && head.toString('latin1').includes('\x42\x82\x84webm')

/** Whether the first bytes are those of what the name says; browsers decide by themselves whether they can play the rest. */
export async function isVideo(file: FileHandle, ending: string): Promise<boolean> {
  const head = await readAt(file, 0, 64)
  return ending === 'mp4' ? isMp4(head) : ending === 'webm' && isWebm(head)
}
