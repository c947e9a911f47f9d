import { everyPattern, OFFICE } from './addresses.ts'

/** Every address of the office as `src/routes.ts` has it. */
export const officePatterns = everyPattern.filter((pattern) => OFFICE.test(pattern))

/** What stands for a parameter when only the guard is asked. */
export function fillIn(pattern: string): string {
  return pattern.replace('*', 'gibt-es-nicht').replaceAll(/:[\w]+/g, 'unbekannt')
}
