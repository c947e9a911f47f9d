import { statfsSync } from 'node:fs'

/**
 * Replaces Playwright's list, since Chromium reads the last one only: what matters here of playwright-core's `disabledFeatures`, and
 * the address bar's pop-ups. Chromium keeps those two ready in each new window, as pages that cost four times what ours does
 * (0.75 s of processor time, Chromium 156).
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** For every Chromium that we drive: only the page at work. */
export const chromiumArguments = [
  '--no-sandbox', // Chromium refuses to run as root with it
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
]

const LEAST_SHARED_MEMORY = 1024 ** 3

/** A container has 64 MB of it by default, too little for a browser's pages; not every system has any. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= LEAST_SHARED_MEMORY
  } catch {
    return false
  }
}

/** Of Playwright's own: what Chromium paints lies in memory instead of in files, which takes a tenth of all processor time. */
export const ignoreDefaultArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : []
