import { withoutPiledMarks } from '#platform/http/clean-input.ts'
import { endings, type FileContent } from '#values/file-content.ts'

/** Longer ones do not fit into a mail's line, nor into some file systems. */
const LONGEST_NAME = 120

/** A sent file's name as people may be shown it: no folders, no control or direction marks that disguise its ending. */
export function cleanFileName(name: string): string {
  const bare = name.split(/[/\\]/).at(-1) ?? ''
  const visible = withoutPiledMarks(bare.toWellFormed())
    .normalize('NFC')
    // Cc and Cf hold line breaks and the marks that make "gpj.exe" read as "exe.jpg".
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  if (visible === '') return 'Datei'
  const letters = [...visible]
  if (letters.length <= LONGEST_NAME) return visible
  const ending = [...(/\.[^.]{1,10}$/.exec(visible)?.[0] ?? '')]
  return [...letters.slice(0, LONGEST_NAME - ending.length - 1), '…', ...ending].join('')
}

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

/** Headers of a file that is to be kept, never opened on our own address, where it could do harm. `name` as its owner calls it. */
export function attachmentHeaders(
  { name, type, sizeBytes }: { name: string; type: string; sizeBytes: number },
  plainName = 'datei',
): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Length': String(sizeBytes),
    'Content-Disposition': `attachment; filename=${plainName}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  }
}
