let passed = 0
let failed = 0

export type Check = (isSo: boolean, what: string) => void

/** One fault: what is done to the site, and every sentence that must hold. Prints a line; the last line of a script counts them all. */
export async function fault(name: string, body: (check: Check) => Promise<void>): Promise<void> {
  const begin = performance.now()
  const wrong: string[] = []
  try {
    await body((isSo, what) => {
      if (!isSo) wrong.push(what)
    })
  } catch (error) {
    wrong.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
  if (wrong.length > 0) failed += 1
  else passed += 1
  console.log(`${wrong.length > 0 ? '✗' : '✓'} ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`)
  for (const line of wrong.slice(0, 20)) console.log(`    ${line}`)
}

process.on('exit', () => {
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0 || passed === 0) process.exitCode = 1
})
