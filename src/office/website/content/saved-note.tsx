import { Notice } from '#ui/notice/notice.tsx'

/** What was just done. The region stands there before, so that screen readers hear the words come. */
export function SavedNote({ note }: { note: string | null }) {
  return (
    <div role="status" className="empty:hidden">
      {note && (
        <Notice tone="success">
          <p>{note}</p>
        </Notice>
      )}
    </div>
  )
}
