import { fileLimits } from '#server/limit-body.server.ts'
import { addressesOf, addressPatterns, siteUnderTest } from '../support/addresses.ts'
import { filesOf, mentionsOffice } from '../support/page-files.ts'
import { budgetOf, onlyRead } from '../support/size-budget.ts'
import { expect } from 'vitest'
import { test } from './test.ts'

for (const pattern of addressPatterns) {
  test(`a first visit to ${pattern} stays within its budget, and loads nothing of the office`, async ({
    request,
    task,
  }) => {
    const [address = '/'] = await addressesOf(pattern)
    const { html, scripts, styles } = await filesOf(request, address)
    if (onlyRead.has(pattern)) expect(html, 'no script at all').not.toMatch(/<script|modulepreload/)
    else expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.filter(({ encoding }) => encoding !== 'br')).toEqual([])

    const loaded = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    Object.assign(task.meta, { measured: `${(loaded / 1024).toFixed(1)} KB ${pattern}` })
    const names = scripts.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')
    expect.soft(loaded, names).toBeLessThanOrEqual(budgetOf(pattern) * 1024)

    expect(styles.length).toBeGreaterThan(0)
    for (const { name, text } of [...scripts, ...styles]) expect.soft(mentionsOffice(text), name).toBeNull()
    expect.soft(mentionsOffice(html)).toBeNull()
  })
}

const MOST_HTML = 100_000

for (const address of [...fileLimits.keys()].filter((each) => !/:|^\/(?:api|verwaltung)/.test(each))) {
  test(`${address} stays below 100 kB when it is refused with all its messages`, async ({ request }) => {
    const answer = await request.post(address, { form: { text: 'a' }, headers: { Origin: siteUnderTest() } })
    expect(answer.status()).toBe(422)
    expect((await answer.body()).byteLength).toBeLessThan(MOST_HTML)
  })
}
