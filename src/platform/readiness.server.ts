import { statfs } from 'node:fs/promises'
import type { App } from './app.server.ts'
import { outbox } from './outbox/repository.server.ts'

/** Longer than the first retries take: a mail server that is restarted is no alarm. */
const OLDEST_MAIL_MINUTES = 30
const LEAST_FREE_BYTES = 200 * 1024 * 1024

export type ReadinessCheck = { name: 'mail' | 'disk'; isOk: boolean; detail: string }

/**
 * What `/readyz` adds to `/healthz`: whether mails leave and the disk has room. The details hold no personal data. A mail
 * that was given up is named but is no alarm by itself: one wrong address must not take the site out of service.
 */
export async function checkReadiness(app: App): Promise<{ isReady: boolean; checks: ReadinessCheck[] }> {
  const checks = await Promise.all([checkMail(app), checkDisk(app)])
  return { isReady: checks.every((check) => check.isOk), checks }
}

async function checkMail(app: App): Promise<ReadinessCheck> {
  const now = app.clock.now()
  const { failed, oldestDueAt } = await outbox(app.db).health(now)
  const minutes =
    oldestDueAt === null ? 0 : Math.max(0, Math.floor((now.getTime() - new Date(oldestDueAt).getTime()) / 60_000))
  const waiting = oldestDueAt === null ? 'no mail waits' : `the oldest mail has waited ${minutes} min`
  return { name: 'mail', isOk: minutes <= OLDEST_MAIL_MINUTES, detail: `${waiting}, ${failed} given up` }
}

async function checkDisk(app: App): Promise<ReadinessCheck> {
  try {
    const { bavail, bsize } = await statfs(app.config.dataDir)
    const free = bavail * bsize
    return { name: 'disk', isOk: free >= LEAST_FREE_BYTES, detail: `${Math.floor(free / 1024 / 1024)} MB free` }
  } catch {
    return { name: 'disk', isOk: false, detail: 'the data directory cannot be read' }
  }
}
