import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'

const WITHIN_MS = 30_000

/** Each mail's file is written whole and once, so it is read once. */
const read = new Map<string, Email>()

/**
 * The mails to an address, as soon as there are so many; oldest first. A site without a mail server keeps its mails as files. Whoever wrote
 * the address in capitals gets them in small letters.
 */
export async function mailsTo(
  address: string,
  count: number,
  dataDir = process.env.E2E_DATA_DIR ?? '',
): Promise<Email[]> {
  const folder = path.join(dataDir, 'mail')
  const begin = Date.now()
  for (;;) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
    const files = names.map((name) => path.join(folder, name))
    for (const file of files) if (!read.has(file)) read.set(file, await PostalMime.parse(await readFile(file)))
    const found = files.flatMap((file) => read.get(file) ?? [])
    const theirs = found.filter(({ to }) => to?.some((each) => each.address?.toLowerCase() === address.toLowerCase()))
    if (theirs.length >= count) return theirs
    if (Date.now() - begin > WITHIN_MS) throw new Error(`Only ${theirs.length} mails came to ${address}`)
    await wait(250)
  }
}

/** The way to the page of a saved search. */
export const searchLinkIn = (text: string | undefined) =>
  /\/suchauftrag\/[\dA-Z]{8}-[\da-f]{40}/.exec(text ?? '')?.[0] ?? ''

/** The way to the page on which somebody confirms the news of an incident. */
export const listenerLinkIn = (text: string | undefined) =>
  /\/stoerungen\/[\dA-Z]{8}-[\da-f]{40}/.exec(text ?? '')?.[0] ?? ''

/** The way to the page of a booked viewing. */
export const bookingLinkIn = (text: string | undefined) =>
  /\/besichtigung\/[\dA-Z]{8}-[\da-f]{40}/.exec(text ?? '')?.[0] ?? ''
