import { storage, useDraftFiles } from './use-draft-files.ts'
import { useWaiting } from './use-waiting.ts'
import { WaitingNotice } from './waiting-notice.tsx'

/** For a form that keeps its files on the device, too, and waits for the network where nobody answers. Other forms load nothing of it. */
export const sendsLater = {
  useDraftFiles,
  useWaiting,
  WaitingNotice,
  prepare: () => void storage().catch(() => {}),
}

export type SendsLater = typeof sendsLater
