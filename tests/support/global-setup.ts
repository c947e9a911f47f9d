import { startOffice } from './office.ts'
import { keepFresh, startSite } from './site.ts'

/**
 * Starts the site that most journeys walk through, and the operator's tool. With E2E_SITE_URL (and E2E_DATA_DIR) they run against a
 * site that is already there.
 */
export default async function startSiteOfAll(): Promise<() => Promise<void>> {
  const stopOffice = await startOffice()
  if (process.env.E2E_SITE_URL) return async () => stopOffice()
  const { url, dataDir, stop } = await startSite()
  keepFresh(dataDir)
  process.env.E2E_SITE_URL = url
  process.env.E2E_DATA_DIR = dataDir
  return async () => {
    stopOffice()
    await stop()
  }
}
