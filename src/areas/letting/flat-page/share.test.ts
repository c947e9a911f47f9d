// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { exampleDetail } from './example-detail.ts'
import { mailAddress, sharedFlat, shareLink, whatsAppAddress } from './share.ts'

const shared = sharedFlat('https://www.example.de', exampleDetail())

afterEach(() => vi.unstubAllGlobals())

function device({ share }: { share?: () => Promise<void> } = {}) {
  const copied: string[] = []
  const alerts: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) }, share })
  vi.stubGlobal('alert', (text: string) => void alerts.push(text))
  return { copied, alerts }
}

test('the links carry name, building and address', () => {
  expect(decodeURIComponent(whatsAppAddress(shared))).toBe(
    'https://wa.me/?text=Wohnung 1 in Haus am Viehtor, Rhens: https://www.example.de/wohnung/wohnung-1',
  )
  const mail = decodeURIComponent(mailAddress(shared))
  expect(mail).toContain('mailto:?subject=Wohnung: Wohnung 1, Haus am Viehtor&body=')
  expect(mail).toContain('https://www.example.de/wohnung/wohnung-1')
})

test('a device that can share does it, and copies nothing', async () => {
  const share = vi.fn<() => Promise<void>>(async () => undefined)
  const { copied, alerts } = device({ share })
  await shareLink(shared)
  expect(share).toHaveBeenCalledWith(shared)
  expect([copied, alerts]).toEqual([[], []])
})

test('any other device copies the link and says so', async () => {
  const { copied, alerts } = device()
  await shareLink(shared)
  expect(copied).toEqual(['https://www.example.de/wohnung/wohnung-1'])
  expect(alerts).toEqual(['Link wurde in die Zwischenablage kopiert!'])
})

test('who closes the share sheet wanted nothing', async () => {
  const { copied, alerts } = device({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) })
  await shareLink(shared)
  expect([copied, alerts]).toEqual([[], []])
})

test('a share sheet that does not open gives way to the clipboard', async () => {
  const { copied } = device({ share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })
  await shareLink(shared)
  expect(copied).toHaveLength(1)
})
