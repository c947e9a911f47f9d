/** Whom to call: fire brigade and ambulance, police, somebody who listens, or the company. */
export type Helper = 'fire' | 'police' | 'listener' | 'us'

/** Dangers that people can be in, and whom to call in which, the first first. `unclear`: somebody cries for help and says no more. */
export const helpers = {
  gas: ['fire', 'us'],
  co: ['fire', 'us'],
  fire: ['fire', 'us'],
  person: ['fire'],
  silent: ['fire', 'police'],
  violence: ['police', 'fire'],
  suicide: ['listener', 'fire'],
  locked: ['fire', 'us'],
  collapse: ['fire', 'us'],
  electricity: ['fire', 'us'],
  water: ['us', 'fire'],
  lift: ['us', 'fire'],
  frost: ['us', 'fire'],
  unclear: ['fire', 'police', 'us'],
} satisfies Record<string, readonly Helper[]>

export type DangerKind = keyof typeof helpers

export const isDangerKind = (name: string): name is DangerKind => Object.hasOwn(helpers, name)
