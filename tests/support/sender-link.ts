import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'

const WITHIN_MS = 20_000

/** The link in a mail's text to the page of its sender; null when it has none. */
export function linkIn(text: string | undefined): string | null {
  return /\/vorgang\/[\dA-Z]{8}-[\da-f]{40}/.exec(text ?? '')?.[0] ?? null
}

type Wanted = {
  /** Not this link but a later one. */
  unlike?: string
  dataDir?: string
}

/** The sender's page of a request, as a mail names it. A site without a mail server keeps its mails as files. */
export async function senderPage(reference: string, { unlike, dataDir }: Wanted = {}): Promise<string> {
  const folder = path.join(dataDir ?? process.env.E2E_DATA_DIR ?? '', 'mail')
  const begin = Date.now()
  while (Date.now() - begin < WITHIN_MS) {
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith('.eml')) continue
      const link = await linkInFile(path.join(folder, name))
      if (link?.includes(reference.replace('-', '')) && link !== unlike) return link
    }
    await wait(250)
  }
  throw new Error(`No mail with the link of ${reference} came within ${WITHIN_MS} ms`)
}

/** Each mail's file is written whole and once, so it is read once: a long run leaves hundreds. */
const read = new Map<string, string | null>()

async function linkInFile(file: string): Promise<string | null> {
  const known = read.get(file)
  if (known !== undefined) return known
  const { text } = await PostalMime.parse(await readFile(file))
  const link = linkIn(text)
  read.set(file, link)
  return link
}
