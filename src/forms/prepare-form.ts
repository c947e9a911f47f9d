/** What sends a form. */
export const loadSending = () => import('./deliver.ts')
/** Uploads know how far they are. */
export const loadUpload = () => import('./post-files.ts')

/** Somebody comes near a form: all that it needs from here to its reference is fetched, for the network may be gone later. */
export function prepareForm(holdsFiles: boolean): void {
  loadSending().catch(() => {})
  if (holdsFiles) loadUpload().catch(() => {})
}
