import type { SendsLater } from './sends-later.ts'
import type { KeptFiles } from './use-draft-files.ts'

const none: KeptFiles = 'none'
const nothing = () => {}
const draftFiles = { state: none, save: nothing, load: async () => true, forgetOld: nothing, drop: nothing }
const waiting = { begin: nothing, resume: nothing, stop: nothing, callOff: nothing }

/** What a form does without `sendsLater`: only what is typed is kept, and nothing waits. */
export const sendsNow: Pick<SendsLater, 'useDraftFiles' | 'useWaiting'> = {
  useDraftFiles: () => draftFiles,
  useWaiting: () => waiting,
}
