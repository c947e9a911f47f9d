/** Dangers that people can be in. `unclear`: somebody cries for help and says no more. */
export const dangerKinds = [
  'gas',
  'co',
  'fire',
  'person',
  'silent',
  'violence',
  'suicide',
  'locked',
  'collapse',
  'electricity',
  'water',
  'lift',
  'frost',
  'unclear',
] as const

export type DangerKind = (typeof dangerKinds)[number]

export const isDangerKind = (name: string): name is DangerKind => dangerKinds.some((kind) => kind === name)

/** Whom to call: fire brigade and ambulance, police, somebody who listens, or the company. */
export type Helper = 'fire' | 'police' | 'listener' | 'us'

/** Whom to call in which danger, the first first. */
export const helpers: Record<DangerKind, readonly Helper[]> = {
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
}
