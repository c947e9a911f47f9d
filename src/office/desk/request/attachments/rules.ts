import { pictureNames } from '#values/file-content.ts'
import type { FileRule } from '#values/file-rule.ts'
import { documentFiles, photoFiles } from '#forms/file-rules.ts'
import { wordTable } from '#platform/word-table.ts'

const MOST_MEGABYTES = 8
const AT_MOST = 5

const wrongType = (name: string) =>
  `„${name}“ ist weder ein PDF noch ein Bild. Bitte wählen Sie ein PDF oder ein Bild (${pictureNames}).`

/** PDF and pictures: what everybody can open, and nothing that runs. All of them fit into one body (`limit-body.server.ts`). */
function officeFiles(atMost: number): FileRule {
  const limits = { maxMegabytes: MOST_MEGABYTES, atMost }
  const documents = documentFiles(limits)
  return {
    ...documents,
    kind: 'either',
    extensions: ['pdf', ...photoFiles(limits).extensions],
    messages: { ...documents.messages, wrongType },
  }
}

/** Rules for files of a request's page, by the name of the input. */
export const attachmentRules = { anhaenge: officeFiles(AT_MOST), notizdateien: officeFiles(AT_MOST) }

/** Labels for files of the office, beside those of a form. */
export const officeFileLabels = wordTable<string>({
  anhaenge: 'Anhang einer Antwort',
  notizdateien: 'Datei einer Notiz',
  scan: 'Scan',
})

/** A scan of a letter. */
export const scanRule = officeFiles(AT_MOST)

export const attachmentHint = `Höchstens ${AT_MOST}, je bis ${MOST_MEGABYTES} MB: PDF, ${pictureNames}.`
