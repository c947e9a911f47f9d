import { site } from '#site'

/** The middle of a sentence; null while the company is being set up and has no telephone yet. */
export const callUs = (): string | null => (site.phone.shown ? `rufen Sie uns an: ${site.phone.shown}` : null)
