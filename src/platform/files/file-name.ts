import { withoutPiledMarks } from '#platform/http/clean-input.ts'
import { oneLine } from '#values/one-line.ts'
import { endings, type FileContent } from '#values/file-content.ts'

/** Longer ones do not fit into a mail's line. */
const LONGEST_NAME = 120
/** Archives put the file's number before it; file systems end a name at 255. */
const MOST_NAME_BYTES = 200

/** A sent file's name as people may be shown it: no folders, no control or direction marks that disguise its ending. */
export function cleanFileName(name: string): string {
  const bare = name.split(/[/\\]/).at(-1) ?? ''
  const visible = oneLine(withoutPiledMarks(bare.toWellFormed()).normalize('NFC')).trim()
  if (visible === '') return 'Datei'
  const letters = [...visible]
  if (fits(letters)) return visible
  const ending = [...(/\.[^.]{1,10}$/.exec(visible)?.[0] ?? '')]
  const kept = letters.slice(0, LONGEST_NAME - ending.length - 1)
  while (!fits([...kept, '…', ...ending])) kept.pop()
  return [...kept, '…', ...ending].join('')
}

const fits = (letters: readonly string[]) =>
  letters.length <= LONGEST_NAME && Buffer.byteLength(letters.join('')) <= MOST_NAME_BYTES

/** Returns the letters after the last dot, in lower case; '' when there is none. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

const knownEndings: ReadonlySet<string> = new Set(Object.values(endings).flat())

/** The name with an ending that fits what the file is: „scan“ → „scan.pdf“, „foto.png“ → „foto.jpg“. */
export function fittingName(name: string, content: FileContent): string {
  const [own] = endings[content]
  const ending = extensionOf(name)
  if (ending === own) return name
  return knownEndings.has(ending) ? `${name.slice(0, -ending.length)}${own}` : `${name}.${own}`
}

/** Headers of a file that is to be kept, never opened on our own address, where it could do harm. `name` as its owner calls it, or as we do. */
export function attachmentHeaders(
  { name, type, sizeBytes }: { name: string; type: string; sizeBytes?: number },
  plainName = 'datei',
): Record<string, string> {
  const named = /^[\w.-]+$/.test(name) ? name : `${plainName}; filename*=UTF-8''${encodeURIComponent(name)}`
  return {
    'Content-Type': type,
    ...(sizeBytes === undefined ? {} : { 'Content-Length': String(sizeBytes) }),
    'Content-Disposition': `attachment; filename=${named}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  }
}
