import type { Browser, BrowserContext } from '@playwright/test'
import type { Role } from '../../src/office/frame/access/roles.ts'
import { officeOf } from '../../tests/support/office.ts'
import { freeFlat, sendApplication, sendDamagePhoto, sendDamageReport } from '../../tests/support/requests.ts'
import type { Site } from '../../tests/support/site.ts'
import { makeStaff } from '../../tests/support/staff.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../testing/command.ts'

/** People who do not exist. */
const staffNames: Partial<Record<Role, string>> = {
  leitung: 'Petra Öz',
  vermietung: 'Otto Weiß',
  redaktion: 'Ida Lang',
}

/** Requests to look at, and a browser signed in for each role. `places` fills the names in the shots' addresses. */
export async function prepare(browser: Browser, site: Site) {
  const office = officeOf(site.dataDir, site.url)
  const visitor = await browser.newContext({ baseURL: site.url, locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  await sendDamageReport(visitor.request, 'Hannelore Brück')
  const photo = await readFile(path.join(root, 'db/seed/site-pictures/damage-0.webp'))
  const damage = await sendDamagePhoto(visitor.request, 'Anton Berg', photo)
  const application = await sendApplication(visitor.request, 'Sommer')
  await sendApplication(visitor.request, 'Winter', {
    applicant_first_name: 'Emil',
    applicant_email: 'emil@example.org',
    household_size: 1,
    household_members: [],
    monthly_net_income_euro: 2450,
  })
  await sendApplication(visitor.request, 'Herbst', {
    applicant_first_name: 'Mina',
    applicant_email: 'mina@example.org',
    household_size: 3,
    monthly_net_income_euro: 4100,
  })
  const { id: flat } = await freeFlat(visitor.request)

  const contexts = new Map<Role, BrowserContext>()
  const signedIn = async (role: Role | null): Promise<BrowserContext> => {
    if (role === null) return visitor
    const known = contexts.get(role)
    if (known) return known
    const context = await browser.newContext({ baseURL: site.url, locale: 'de-DE', timezoneId: 'Europe/Berlin' })
    await makeStaff(office, context.request, role, { name: staffNames[role] ?? 'Kim Falk' })
    contexts.set(role, context)
    return context
  }
  const places: Record<string, string> = {
    damage,
    application,
    flat,
    house: 'rhens-bleichweg-7',
    article: 'artikel-abfluss-und-silikonfugen',
  }
  return { signedIn, places }
}
