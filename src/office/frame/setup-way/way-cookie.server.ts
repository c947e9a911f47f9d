import { cookiePairs } from '../access/caller.ts'
import { isSetupStep, type SetupStepId } from './steps.ts'
import { DAY_S } from '#values/durations.ts'

const NAME = 'verwaltung-einrichten'
/** A visitor who comes back within a month goes on where they were. */
const KEPT_SECONDS = 30 * DAY_S

/** At which step of the setup this browser is; null when nobody sets anything up here. */
export function stepOnWay(httpRequest: Request): SetupStepId | null {
  const pairs = cookiePairs(httpRequest.headers.get('Cookie') ?? '')
  const step = pairs.find(([name]) => name === NAME)?.[1] ?? ''
  return isSetupStep(step) ? step : null
}

/** The header that keeps the step, so that every page of the office leads back to it; null: the way is left. */
export function keepStep(id: SetupStepId | null): { 'Set-Cookie': string } {
  return { 'Set-Cookie': `${NAME}=${id ?? ''}; Max-Age=${id ? KEPT_SECONDS : 0}; Path=/; HttpOnly; SameSite=Lax` }
}
