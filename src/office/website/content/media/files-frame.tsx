import type { ReactNode } from 'react'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { SavedNote } from '../saved-note.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { wordTable } from '#platform/word-table.ts'

/** By `hinweis` in the address. */
export const fileNotes = wordTable<string>({
  hochgeladen: 'Hochgeladen.',
  gespeichert: 'Gespeichert.',
  verschoben: 'Die neue Reihenfolge ist gespeichert.',
  geloescht: 'Gelöscht. Im Verlauf kommt es mit „Rückgängig“ zurück.',
})

type FilesFrameProps = {
  /** „Videos“ */
  name: string
  /** Their owner. */
  of: string
  lead: string
  back: { to: string; label: string }
  note: string | null
  refusal: FormRefusal | undefined
  /** The form for a new one; null for somebody who only looks. */
  upload: ReactNode
  /** Entries of the list. */
  items: readonly ReactNode[]
}

/** The files of one record that are no pictures: a new one, and those that are there. */
export function FilesFrame({ name, of, lead, back, note, refusal, upload, items }: FilesFrameProps) {
  return (
    <PageFrame title={`${name}: ${of}`} lead={lead} back={back}>
      {upload && <UnsavedGuard isRefused={refusal !== undefined} />}
      <SavedNote note={refusal ? null : note} />
      {refusal?.message && (
        <Notice tone="warning" role="alert">
          {refusal.message}
        </Notice>
      )}
      {upload}
      {items.length === 0 ? (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">{`Es gibt noch keine ${name}.`}</p>
      ) : (
        <ol aria-label={name} className="space-y-3">
          {items}
        </ol>
      )}
    </PageFrame>
  )
}
