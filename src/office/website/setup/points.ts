import type { SetupStepId } from '#office/frame/setup-way/steps.ts'

/** `open`: must be done before the site is public. `hint`: should be. */
export type SetupState = 'done' | 'open' | 'hint'
export type SetupPoint = { state: SetupState; text: string; to?: string; action?: string }
export type SetupStep = { id: SetupStepId; title: string; lead: string; points: SetupPoint[] }

/** How many points keep the site from going live. */
export const openPoints = (steps: readonly Pick<SetupStep, 'points'>[]) =>
  steps.flatMap(({ points }) => points).filter(({ state }) => state === 'open').length
