import { faultTogether, MOST_PICTURES } from '#values/chosen-files.ts'
import {
  contentOf,
  endings,
  type FileContent,
  HEAD_BYTES,
  isPicture,
  pictureEndings,
  pictureNames,
} from '#values/file-content.ts'
import type { FileRule, FileRules } from '#values/file-rule.ts'
import type { About, Field } from './field.ts'
import type { FieldErrors } from './form-context.ts'

export type Limits = { maxMegabytes: number; atMost?: number; required?: string | null }

const MEGABYTE = 1024 * 1024

const documentEndings = ['pdf', 'doc', 'docx']

/** PDF, DOC and DOCX. `picturesAs`: pictures, too; the server makes one PDF of this name of them. */
export function documentFiles({ picturesAs, ...limits }: Limits & { picturesAs?: string | undefined }): FileRule {
  const words = {
    is: 'kein PDF- oder Word-Dokument',
    type: 'Bitte wählen Sie eine Datei im Format PDF, DOC oder DOCX.',
    one: 'eine kleinere Datei',
    only: 'nur eine Datei',
    many: 'Dateien',
    other: 'eine andere Datei',
  }
  if (picturesAs === undefined) return ruleOf('document', documentEndings, limits, words)
  const tooMany = `Aus Fotos machen wir ein PDF: höchstens ${MOST_PICTURES} Fotos, zusammen bis ${limits.maxMegabytes} MB. Bitte wählen Sie weniger oder kleinere.`
  return {
    ...ruleOf('document', [...documentEndings, ...pictureEndings], limits, {
      ...words,
      is: `${words.is} und kein Foto`,
      type: 'Bitte wählen Sie eine Datei im Format PDF, DOC oder DOCX, oder Fotos.',
    }),
    pictures: { name: picturesAs, tooMany },
  }
}

/** Beside an input with `picturesAs`. */
export const picturesHint = 'Fotografierte Seiten fügen wir zu einem PDF zusammen.'

/** Takes all that cameras and programs write; the server draws them anew as JPEG. */
export function photoFiles(limits: Limits): FileRule {
  return ruleOf('photo', pictureEndings, limits, {
    is: 'kein Foto',
    type: `Bitte wählen Sie ein Foto (${pictureNames}).`,
    one: 'ein kleineres Foto',
    only: 'nur ein Foto',
    many: 'Fotos',
    other: 'ein anderes Foto',
  })
}

/** `is`: what a file of another kind is not. */
type Words = { is: string; type: string; one: string; only: string; many: string; other: string }

/** For the rule of one kind of files. */
export function ruleOf(
  kind: FileRule['kind'],
  extensions: readonly string[],
  { maxMegabytes, atMost = 1, required = null }: Limits,
  words: Words,
): FileRule {
  const most = atMost === 1 ? words.only : `höchstens ${atMost} ${words.many}`
  return {
    kind,
    extensions,
    maxBytes: maxMegabytes * MEGABYTE,
    atMost,
    required,
    messages: {
      tooLarge: (name) => `„${name}“ ist größer als ${maxMegabytes} MB. Bitte wählen Sie ${words.one}.`,
      tooMany: `Bitte wählen Sie ${most}.`,
      wrongType: (name) => `„${name}“ ist ${words.is}. ${words.type}`,
      empty: (name) => `„${name}“ ist leer. Bitte wählen Sie ${words.other}.`,
    },
  }
}

/** All file inputs of a form, with what judges them: a form without files loads none of it. `maxBytes` is that of the whole request. */
export function formFiles<Rules extends FileRules>({ rules, maxBytes }: { rules: Rules; maxBytes: number }) {
  return {
    rules,
    maxBytes,
    noun: fileNoun(rules),
    faultsOf: (chosen: (name: string) => readonly ChosenFile[]) => fileErrors(chosen, rules, maxBytes),
  }
}

export type FormFiles = ReturnType<typeof formFiles<FileRules>>

/** For `declareForm`: how much all files of a request may be together, in bytes. */
export const filesUpTo = (maxBytes: number) => (rules: FileRules) => formFiles({ rules, maxBytes })

/** One of a form's file inputs. */
export function filesField(
  label: string,
  file: FileRule,
  about: About = {},
): Field<null> & { input: 'files'; file: FileRule } {
  return { ...about, label, input: 'files', isRequired: file.required !== null, file, read: () => null }
}

/** Names the files of a form together. */
function fileNoun(rules: FileRules): 'Fotos' | 'Dateien' {
  return Object.values(rules).every(({ kind }) => kind === 'photo') ? 'Fotos' : 'Dateien'
}

/** Types beside endings: a phone that knows a file by its type alone offers it too. */
const types = {
  document:
    'application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  photo: 'image/*',
  either: 'application/pdf,image/*',
  video: 'video/mp4,video/webm',
} as const

/** For an input's `accept`, which only sorts what is offered: whoever asks for all files may choose any. */
export function acceptOf({ kind, extensions, pictures }: Pick<FileRule, 'kind' | 'extensions' | 'pictures'>): string {
  const offered = pictures ? [types[kind], types.photo] : [types[kind]]
  return [...extensions.map((extension) => `.${extension}`), ...offered].join(',')
}

type ChosenFile = { name: string; size: number; type?: string }

/** Content of files with an unknown ending, by their first bytes; null: nothing that is taken anywhere. */
const lookedInto = new WeakMap<object, FileContent | null>()

const isNamed = ({ name }: { name: string }, extensions: readonly string[]) =>
  extensions.includes(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')

const isNamedFor = (file: { name: string }, { extensions }: FileRule) => isNamed(file, extensions)

/** Why the files of one input cannot be taken together. */
export const faultOfAll = (files: readonly ChosenFile[], rule: FileRule) =>
  faultTogether(
    rule,
    files.map((file) => ({ size: file.size, isPicture: looksLikePicture(file) })),
  )

/** Whether a chosen file is a picture, as far as its first bytes tell, or its name, or the device. */
export function looksLikePicture(file: Omit<ChosenFile, 'size'>): boolean {
  const content = lookedInto.get(file)
  return content ? isPicture(content) : isNamed(file, pictureEndings) || file.type?.startsWith('image/') === true
}

/** Those whose names do not tell that they are taken. */
export const unknownOf = (files: readonly File[], rule: FileRule) =>
  files.filter((file) => !isNamedFor(file, rule) && !lookedInto.has(file))

/** Reads the first bytes of each, so that `faultOf` knows them. What cannot be read now is left to the server. */
export async function lookInto(files: readonly File[]): Promise<void> {
  for (const file of files) {
    const content = await contentIn(file)
    if (content !== undefined) lookedInto.set(file, content)
  }
}

/** Reads the first bytes of a chosen file; undefined where the device does not give them. */
export async function contentIn(file: File): Promise<FileContent | null | undefined> {
  try {
    return contentOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  } catch {
    return undefined
  }
}

export const takes = ({ extensions }: FileRule, content: FileContent | null | undefined) =>
  content !== null && content !== undefined && extensions.includes(endings[content][0])

/** Whether a file's name or its content is one of those that the rule takes; the server looks into all of them. */
export function isOfKind(file: ChosenFile, rule: FileRule): boolean {
  return isNamedFor(file, rule) || takes(rule, lookedInto.get(file))
}

/** Why this file cannot be taken, as far as its name, its first bytes and its size tell. */
export function faultOf(file: ChosenFile, rule: FileRule): string | null {
  const { name, size } = file
  if (size === 0) return rule.messages.empty(name)
  if (!isOfKind(file, rule)) return rule.messages.wrongType(name)
  return size > rule.maxBytes ? rule.messages.tooLarge(name) : null
}

/** Messages for what is chosen in all inputs. `maxBytes` is that of the whole request. */
export function fileErrors(
  chosen: (name: string) => readonly ChosenFile[],
  rules: FileRules,
  maxBytes: number,
): FieldErrors {
  const errors: FieldErrors = {}
  let total = 0
  for (const [name, rule] of Object.entries(rules)) {
    const files = chosen(name)
    const faults = files.map((file) => faultOf(file, rule)).filter((fault) => fault !== null)
    const together = faultOfAll(files, rule)
    if (together !== null) faults.push(together)
    if (files.length === 0 && rule.required !== null) faults.push(rule.required)
    total += files.reduce((sum, { size }) => sum + size, 0)
    if (faults.length === 0 && files.length > 0 && total > maxBytes) {
      faults.push(`Alle Dateien zusammen dürfen höchstens ${Math.floor(maxBytes / MEGABYTE)} MB groß sein.`)
    }
    if (faults.length > 0) errors[name] = [...new Set(faults)].join(' ')
  }
  return errors
}
