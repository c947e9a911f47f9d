import { UNCONFIRMED_LISTENER_DAYS } from '#requests/request/deletion.ts'

/** Something that is broken in a house, as everybody may know it. */
export type Incident = {
  id: string
  propertyId: string
  /** „Am Markt 4, 12345 Neustadt“ */
  house: string
  title: string
  text: string | null
  /** YYYY-MM-DD */
  sinceOn: string
  expectedEnd: string | null
  isEnded: boolean
}

export const INCIDENTS_PATH = '/stoerungen'

/** How long an address may wait for its confirmation; then retention deletes it. */
export const CONFIRM_DAYS = UNCONFIRMED_LISTENER_DAYS
/** Nobody's mailbox is filled through this form. */
export const MOST_MAILS_A_DAY = 3
