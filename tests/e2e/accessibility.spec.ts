import type { Page } from '@playwright/test'
import { addressesOf, addressPatterns } from '../support/addresses.ts'
import { expectCleanOnPhoneAndDesk, isWholeMatrix, openWhole } from '../support/axe.ts'
import { test } from '../support/test.ts'

/** One template each: by day the data protection notice, the first of five services and the application for a job are read for them. */
const alike =
  /^\/(impressum|barrierefreiheit|agb|gutachten|schadensanierung|instandhaltungsarbeiten|nebenkostenabrechnung|jobs\/initiativbewerbung)$/
const patterns = addressPatterns.filter((pattern) => isWholeMatrix || !alike.test(pattern))

// One tab for all: a new one takes as long as reading a page. With these hooks each worker takes its share of the tests.
let page: Page
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce' })
})
test.beforeEach(({ problems }) => problems.watch(page))
test.afterAll(() => page.close())

for (const pattern of patterns) {
  test(`${pattern} has no axe violation and no console error on a phone and on a desk`, async ({ problems }) => {
    // The browser itself logs the status of a page that is not there.
    if (pattern.endsWith('/*')) problems.allow(/status of 404/)
    for (const address of await addressesOf(pattern)) {
      await expectCleanOnPhoneAndDesk(page, address, () => openWhole(page, address))
    }
  })
}
