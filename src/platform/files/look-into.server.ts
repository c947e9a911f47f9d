import { open } from 'node:fs/promises'
import { contentOf, type FileContent, HEAD_BYTES } from '#values/file-content.ts'
import { readAt } from './formats/read-at.server.ts'

/** Reads a file's kind from its first bytes, whatever its name says. */
export async function lookInto(path: string): Promise<FileContent | null> {
  const file = await open(path, 'r')
  try {
    return contentOf(await readAt(file, 0, HEAD_BYTES))
  } finally {
    await file.close()
  }
}
