import type { App } from '#platform/app.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { UnreadableFile } from '../portfolio-files/import-row.ts'
import { readInThread } from '../portfolio-files/read-in-thread.server.ts'
import { portfolioImports } from './repository.server.ts'

/** Rows of the largest table that anybody has; what is more is cut by who wrote it. */
const MOST_ROWS = 20_000

/** Keeps what the file of the form says, for its preview. @returns its id, or why it is refused. */
export async function takeFile(
  app: App,
  staff: Staff,
  form: FormData | 'too-large',
): Promise<{ id: string } | { refusal: string }> {
  if (form === 'too-large') return { refusal: 'Die Datei ist zu groß. Größere übernimmt, wer den Server betreibt.' }
  const file = form.get('datei')
  if (!(file instanceof File) || file.size === 0) return { refusal: 'Bitte wählen Sie eine Datei.' }
  try {
    const bytes = Buffer.from(await file.arrayBuffer())
    const reading = await readInThread(bytes)
    if (reading.rows.length > MOST_ROWS)
      return { refusal: `Die Datei enthält mehr als ${MOST_ROWS} Objekte. Bitte teilen Sie sie.` }
    const id = app.newId()
    const fileName = file.name || 'Datei'
    await portfolioImports(app.db).add({ id, staffId: staff.id, fileName, reading, now: app.clock.now() })
    return { id }
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message }
    throw error
  }
}
