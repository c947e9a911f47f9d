import { videoFile } from '#forms/video-rule.ts'
import type { FieldSpec } from '#company/content/field-spec.ts'

const MOST_MEGABYTES = 100

export const videoRules = {
  datei: videoFile({ maxMegabytes: MOST_MEGABYTES, required: 'Bitte wählen Sie eine Datei.' }),
}

export const LARGEST_VIDEO_BYTES = MOST_MEGABYTES * 1024 * 1024

/** The file, and room for the texts around it. */
export const LARGEST_VIDEO_FORM_BYTES = (MOST_MEGABYTES + 1) * 1024 * 1024

export const VIDEO_HINT = `MP4 (H.264) oder WebM, bis ${MOST_MEGABYTES} MB: etwa zwei Minuten in Full HD. Sie können die Datei hierher ziehen.`

/** Fields of a video. */
export const videoFields: readonly FieldSpec[] = [
  {
    name: 'title',
    label: 'Titel',
    input: 'line',
    required: true,
    maxLength: 120,
    hint: 'Zum Beispiel „Rundgang durch die Wohnung“.',
  },
  {
    name: 'description',
    label: 'Was zu sehen und zu hören ist',
    input: 'text',
    required: true,
    maxLength: 2000,
    wide: true,
    hint: 'Steht unter dem Video, für alle, die es nicht sehen oder nicht hören. Wird gesprochen, gehört das Gesagte dazu.',
  },
]
