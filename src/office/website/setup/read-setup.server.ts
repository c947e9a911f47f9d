import type { App } from '#platform/app.server.ts'
import { accountPoints, companyPoints, lookPoints, portfolioPoints } from './company-points.server.ts'
import { legalPoints } from './legal-points.server.ts'
import { backupPoints, domainPoints, mailPoints } from './server-points.server.ts'
import type { SetupStep } from './points.ts'
import { type SetupStepId, setupSteps } from '#office/frame/setup-way/steps.ts'

/**
 * Finds what stands between this installation and the public, from what is stored: one may leave and come back at any point.
 * The site's own address is called unless `nothing` is looked at: no step is done on a certificate that nobody trusts.
 * @param looksAt of the mail step the domain name system is asked too, which takes a few seconds.
 */
export async function readSetup(app: App, looksAt: SetupStepId | 'nothing' | null = null): Promise<SetupStep[]> {
  const [konto, firma, aussehen, bestand, mail, recht, domain, sicherung] = await Promise.all([
    accountPoints(app),
    companyPoints(app),
    lookPoints(app),
    portfolioPoints(app),
    mailPoints(app, looksAt === 'mail'),
    legalPoints(app),
    domainPoints(app, looksAt !== 'nothing'),
    backupPoints(app),
  ])
  const points = { konto, firma, aussehen, bestand, mail, recht, domain, sicherung, start: [] }
  return setupSteps.map((step) => ({ ...step, points: points[step.id] }))
}
