import type { About, Field, FileRule } from './field.ts'
import type { FieldErrors } from './form-context.ts'

/** By the name of the input. */
export type FileRules = Readonly<Record<string, FileRule>>

export type Limits = { maxMegabytes: number; atMost?: number; required?: string | null }

const MEGABYTE = 1024 * 1024

/** PDF, DOC and DOCX. */
export function documentFiles(limits: Limits): FileRule {
  return ruleOf('document', ['pdf', 'doc', 'docx'], limits, {
    type: 'Bitte wählen Sie eine Datei mit der Endung PDF, DOC oder DOCX.',
    one: 'eine kleinere Datei',
    only: 'nur eine Datei',
    many: 'Dateien',
    other: 'eine andere Datei',
  })
}

/** JPEG, PNG, WebP and HEIC; the server draws them anew as JPEG. */
export function photoFiles(limits: Limits): FileRule {
  return ruleOf('photo', ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif'], limits, {
    type: 'Bitte wählen Sie ein Foto (JPEG, PNG, WebP oder HEIC).',
    one: 'ein kleineres Foto',
    only: 'nur ein Foto',
    many: 'Fotos',
    other: 'ein anderes Foto',
  })
}

type Words = { type: string; one: string; only: string; many: string; other: string }

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
      wrongType: (name) => `„${name}“ hat keine passende Endung. ${words.type}`,
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

/** What the files of a form are called together. */
function fileNoun(rules: FileRules): 'Fotos' | 'Dateien' {
  return Object.values(rules).every(({ kind }) => kind === 'photo') ? 'Fotos' : 'Dateien'
}

/** For an input's `accept`. */
export function acceptOf({ extensions }: FileRule): string {
  return extensions.map((extension) => `.${extension}`).join(',')
}

type ChosenFile = { name: string; size: number }

/** Why this file cannot be taken, as far as its name and size tell. */
export function faultOf({ name, size }: ChosenFile, rule: FileRule): string | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!rule.extensions.includes(extension)) return rule.messages.wrongType(name)
  if (size === 0) return rule.messages.empty(name)
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
    if (files.length > rule.atMost) faults.push(rule.messages.tooMany)
    if (files.length === 0 && rule.required !== null) faults.push(rule.required)
    total += files.reduce((sum, { size }) => sum + size, 0)
    if (faults.length === 0 && files.length > 0 && total > maxBytes) {
      faults.push(`Alle Dateien zusammen dürfen höchstens ${Math.floor(maxBytes / MEGABYTE)} MB groß sein.`)
    }
    if (faults.length > 0) errors[name] = [...new Set(faults)].join(' ')
  }
  return errors
}
