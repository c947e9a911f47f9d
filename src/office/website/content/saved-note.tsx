import { Notice } from '#ui/notice/notice.tsx'

/** Announces the last change. Its live region is there before, so that screen readers hear it. */
export function SavedNote({ note }: { note: string | null }) {
  return (
    <div role="status" className="empty:hidden">
      {note && <Notice tone="success">{note}</Notice>}
    </div>
  )
}
