import { startSite } from './site.ts'

/**
 * Starts the site that most journeys walk through. With E2E_SITE_URL (and E2E_DATA_DIR) they run against a site that is
 * already there.
 */
export default async function startSiteOfAll(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_SITE_URL) return undefined
  const { url, dataDir, stop } = await startSite()
  process.env.E2E_SITE_URL = url
  process.env.E2E_DATA_DIR = dataDir
  return stop
}
