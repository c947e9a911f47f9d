import type { ContentValues } from './content/content-store.ts'

export type WrittenMails = Readonly<Record<string, ContentValues>>

let current: WrittenMails = {}

/** Says what the office wrote into the standard mails, by mail and part (`company/current.server.ts`). */
export function setWrittenMails(written: WrittenMails): void {
  current = written
}

export const writtenMail = (id: string): ContentValues => current[id] ?? {}
