import { startOffice } from './office.ts'
import { keepFresh, startSite } from './site.ts'

/**
 * Starts the site that most journeys walk through, and the operator's tool. With E2E_SITE_URL (and E2E_DATA_DIR) they run against a
 * site that is already there.
 */
export default async function startSiteOfAll(): Promise<() => Promise<void>> {
  const stopOffice = await startOffice()
  if (process.env.E2E_SITE_URL) return async () => stopOffice()
  const { url, dataDir, said, stop } = await startSite()
  keepFresh(dataDir)
  process.env.E2E_SITE_URL = url
  process.env.E2E_DATA_DIR = dataDir
  return async () => {
    stopOffice()
    // A journey sees that the site answered 500; why stands in the site's log, which goes with its folder.
    const failures = (await said()).split('\n').filter((line) => line.includes('"event":"request failed"'))
    // The cross keeps a line when a long output is shortened (scripts/testing/step.ts).
    for (const line of failures.slice(0, 20)) console.log(`\n✗ ${line}`)
    await stop()
  }
}
