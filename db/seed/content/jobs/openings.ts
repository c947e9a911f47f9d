import type { Opening } from '#areas/jobs/openings/opening.ts'
import { apprenticeship } from './apprenticeship.ts'
import { caretaker } from './caretaker.ts'
import { cleaning } from './cleaning.ts'
import { managementAssistant } from './management-assistant.ts'
import { propertyManager } from './property-manager.ts'
import { siteManager } from './site-manager.ts'
import { DAY_MS } from '#values/durations.ts'

export type DemoOpening = Omit<Opening, 'id' | 'createdAt' | 'validUntil' | 'isActive'> & { isActive?: boolean }

/** Between two advertisements, and how long one runs. */
const DAYS_BETWEEN = 9
const DAYS_OFFERED = 120

// The oldest first.
const demoOpenings: DemoOpening[] = [
  managementAssistant,
  apprenticeship,
  siteManager,
  cleaning,
  propertyManager,
  caretaker,
]

/** The jobs of the demo company, the newest three days old. The last is filled already and shown nowhere. */
export function buildOpenings(now: Date): Opening[] {
  return demoOpenings.map((opening, index) => {
    const daysOld = 3 + DAYS_BETWEEN * (demoOpenings.length - 1 - index)
    return {
      isActive: true,
      ...opening,
      id: `stelle-${opening.slug}`,
      validUntil: new Date(now.getTime() + (DAYS_OFFERED - daysOld) * DAY_MS).toISOString().slice(0, 10),
      createdAt: new Date(now.getTime() - daysOld * DAY_MS).toISOString(),
    }
  })
}
