import type { App } from '#platform/app.server.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { removeContent, StillNeeded } from './save.server.ts'

/** Removes the record that was seen. @returns why not, as a sentence; null when it is gone. */
export async function removal(
  app: App,
  staff: Staff,
  kind: ContentKind,
  record: ContentRecord,
  seen: number,
): Promise<string | null> {
  if (seen !== record.version)
    return 'Jemand anderes hat das inzwischen geändert. Bitte sehen Sie noch einmal hin, bevor Sie löschen.'
  try {
    await removeContent(app, staff, kind, record)
    return null
  } catch (error) {
    if (error instanceof StillNeeded) return error.message
    app.log.warn('content not removed', { kind: kind.name, message: error instanceof Error ? error.message : '' })
    return 'Das wird noch gebraucht und ist nicht gelöscht.'
  }
}
