import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import type { rolesOf } from '#areas/media-texts.ts'

/** Owner of pictures and documents. */
export type Owner = { kind: keyof typeof rolesOf; id: string }

/** A note for the page and the record that it is about; or what is wrong. */
export type MediaAnswer = { note: string; id?: string } | { status: 404 | 409 | 422; refusal: FormRefusal }

type Refused = Extract<MediaAnswer, { refusal: FormRefusal }>

export const collided = (intent: string, values?: Record<string, string>): Refused => ({
  status: 409,
  refusal: {
    intent,
    message: 'Jemand anderes hat hier inzwischen etwas geändert. Bitte sehen Sie noch einmal hin.',
    ...(values && { values }),
  },
})
