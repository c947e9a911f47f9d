// Shows what the office pushes to this device, and leads there. It answers no request of a page and keeps nothing.
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title, body, path, isUrgent } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      lang: 'de',
      icon: '/icon-192.png',
      data: path,
      // The same request once, however often it is told of.
      tag: path,
      renotify: true,
      requireInteraction: isUrgent,
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** A tab that shows it comes to the front. No other one is led away from what is typed there. */
async function open(path) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = tabs.find((tab) => new URL(tab.url).pathname === path)
  await (shown ? shown.focus() : self.clients.openWindow(path))
}
