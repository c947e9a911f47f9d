import { addressesOf, addressPatterns } from '../support/addresses.ts'
import { filesOf, mentionsOffice } from '../support/page-files.ts'
import { budgetOf, onlyRead } from '../support/size-budget.ts'
import { expect } from 'vitest'
import { test } from './test.ts'

for (const pattern of addressPatterns) {
  test(`a first visit to ${pattern} reads without JavaScript, little comes with the first touch, and nothing of the office`, async ({
    request,
    task,
  }) => {
    const [address = '/'] = await addressesOf(pattern)
    const { html, scripts, styles } = await filesOf(request, address)
    const tags = html.replaceAll(/(<script[^>]*>).*?<\/script>/gs, '$1')
    expect(tags, 'no script comes untouched').not.toMatch(
      /<script[^>]* (src=|type="module")|<link[^>]*(modulepreload|as="script")/,
    )
    expect(/<script [^>]*data-only-read/.test(tags), 'no script comes however it is touched').toBe(
      onlyRead.has(pattern),
    )
    expect(scripts.filter(({ encoding }) => encoding !== 'br')).toEqual([])

    const touched = onlyRead.has(pattern) ? 0 : scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    Object.assign(task.meta, { measured: `0.0 KB, touched ${(touched / 1024).toFixed(1)} KB ${pattern}` })
    const names = scripts.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')
    expect.soft(touched, names).toBeLessThanOrEqual(budgetOf(pattern) * 1024)

    expect(styles.length).toBeGreaterThan(0)
    for (const { name, text } of [...scripts, ...styles]) expect.soft(mentionsOffice(text), name).toBeNull()
    expect.soft(mentionsOffice(html)).toBeNull()
  })
}
