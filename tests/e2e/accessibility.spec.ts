import type { Page } from '@playwright/test'
import { addressesOf, addressPatterns } from '../support/addresses.ts'
import { expectCleanOnPhoneAndDesk, openWhole } from '../support/axe.ts'
import { test } from '../support/test.ts'

// One tab for all: a new one takes as long as reading a page. With these hooks each worker takes its share of the tests.
let page: Page
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ reducedMotion: 'reduce' })
})
test.beforeEach(({ problems }) => problems.watch(page))
test.afterAll(() => page.close())

for (const pattern of addressPatterns) {
  test(`${pattern} has no axe violation and no console error on a phone and on a desk`, async ({ problems }) => {
    // The browser itself logs the status of a page that is not there.
    if (pattern.endsWith('/*')) problems.allow(/status of 404/)
    for (const address of await addressesOf(pattern)) {
      await expectCleanOnPhoneAndDesk(page, address, () => openWhole(page, address))
    }
  })
}
