import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'

const source = readFileSync('public/verwaltung/mitteilungen.js', 'utf8')

/** The service worker's own file in a browser with these tabs; `did` is what it asked the browser for. */
function worker(...tabs: string[]) {
  const did: unknown[] = []
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    registration: { showNotification: async (title: string, options: object) => did.push({ title, ...options }) },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => did.push(`focus ${url}`) })),
      openWindow: async (path: string) => did.push(`open ${path}`),
    },
  }
  runInContext(source, createContext({ self, URL }))
  const send = async (name: string, event: object) => {
    const done: Promise<unknown>[] = []
    listeners[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => done.push(work) })
    await Promise.all(done)
  }
  return { did, send, listens: Object.keys(listeners) }
}

test('it shows what is pushed and listens to nothing of a page', async () => {
  const { did, send, listens } = worker()
  const message = { title: 'Frist', body: 'Schadensmeldung 7K42-PXR8', path: '/verwaltung/anfragen/7K42-PXR8' }
  await send('push', { data: { json: () => ({ ...message, isUrgent: true }) } })
  expect(did).toMatchObject([{ title: 'Frist', body: message.body, data: message.path, requireInteraction: true }])
  expect(listens).toEqual(['install', 'push', 'notificationclick'])
})

test('a message that is touched brings its request to the front, and leads no other tab away', async () => {
  const path = '/verwaltung/anfragen/7K42-PXR8'
  const notification = { data: path, close: () => {} }
  const other = worker('https://www.example.de/verwaltung/anfragen')
  await other.send('notificationclick', { notification })
  expect(other.did).toEqual([`open ${path}`])
  const shown = worker('https://www.example.de/verwaltung', `https://www.example.de${path}#verlauf`)
  await shown.send('notificationclick', { notification })
  expect(shown.did).toEqual([`focus https://www.example.de${path}#verlauf`])
})
