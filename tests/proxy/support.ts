import { test as base, expect, type Page } from '@playwright/test'
import { type FakeModel, startFakeModel } from '../../src/areas/tenant-services/assistant/model/test-model.server.ts'
import { chromiumArguments } from '../../scripts/testing/chromium-arguments.ts'
import { officeCommandOf, type Office } from '../support/office.ts'
import { collectProblems, type Problems } from '../support/problems.ts'
import { BARE_NAME, NAME } from './harness/certificates.ts'
import type { ProxyName } from './harness/proxies.ts'
import { type Behind, startBehind } from './harness/start.ts'

export { expect }
export const SITE = `https://${NAME}`
export const PASSWORD = 'vier graue Hafenkräne im Nebel'

export type OfWorker = { server: ProxyName; demo: boolean; model: FakeModel; behind: Behind }
type OfTest = { problems: Problems; office: Office }

/** Journeys in a browser for which the proxy of this project is www.example.de. */
export const test = base.extend<OfTest, OfWorker>({
  server: ['nginx', { option: true, scope: 'worker' }],
  demo: [false, { option: true, scope: 'worker' }],
  model: [
    async ({}, use) => {
      const model = await startFakeModel()
      await use(model)
      await model.stop()
    },
    { scope: 'worker' },
  ],
  behind: [
    async ({ server, demo, model }, use) => {
      const assistant = { ASSISTANT_LLM_URL: model.url, ASSISTANT_LLM_MODEL: 'muster-7b' }
      const behind = await startBehind(server, { DEMO: demo ? 'on' : 'off', ...assistant })
      await use(behind)
      await behind.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  launchOptions: [
    async ({ launchOptions, behind }, use) => {
      const { http, https } = behind.ports
      const rules = [NAME, BARE_NAME].flatMap((name) => [
        `MAP ${name}:80 127.0.0.1:${http}`,
        `MAP ${name}:443 127.0.0.1:${https}`,
      ])
      const trust = `--ignore-certificate-errors-spki-list=${behind.certificate.publicKeyHash}`
      const args = [...chromiumArguments, `--host-resolver-rules=${rules.join(',')}`, trust]
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, use) => use(SITE),
  problems: async ({}, use) => {
    const problems = collectProblems()
    await use(problems)
    expect(problems.list(), 'console errors, failed scripts and CSP violations').toEqual([])
  },
  page: async ({ page, problems }, use) => {
    problems.watch(page)
    await use(page)
  },
  office: async ({ behind }, use) => use(officeCommandOf(behind.dataDir, SITE)),
})

/** Opens a one-time link and chooses a password. */
export async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Neues Passwort').fill(PASSWORD)
  await page.getByLabel('Passwort wiederholen').fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
}
