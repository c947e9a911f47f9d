/** Above the preview of a page that only staff can open. */
export function PreviewBar({ editPath, isShown }: { editPath: string; isShown: boolean }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-warn-100 px-4 py-3 text-ink-950 print:hidden">
      <strong>{isShown ? 'Vorschau' : 'Vorschau eines Entwurfs: Besucher sehen diese Seite nicht.'}</strong>
      <a href={editPath} className="link">
        Zurück zur Bearbeitung
      </a>
    </p>
  )
}
