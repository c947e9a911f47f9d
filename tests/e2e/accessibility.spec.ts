import { addressesOf, addressPatterns } from '../support/addresses.ts'
import { expectCleanOnPhoneAndDesk } from '../support/axe.ts'
import { test } from '../support/test.ts'

for (const pattern of addressPatterns) {
  test(`${pattern} has no axe violation and no console error on a phone and on a desk`, async ({ page, problems }) => {
    // The browser itself logs the status of a page that is not there.
    if (pattern.endsWith('/*')) problems.allow(/status of 404/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const address of await addressesOf(pattern)) {
      await expectCleanOnPhoneAndDesk(page, address, () => page.goto(address, { waitUntil: 'networkidle' }))
    }
  })
}
