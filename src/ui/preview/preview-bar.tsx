type PreviewBarProps = {
  editPath: string
  isShown: boolean
  /** Of a part that has no page of its own. */
  title?: string
}

/** Above the preview of a page that only staff can open. */
export function PreviewBar({ editPath, isShown, title }: PreviewBarProps) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-warn-100 px-4 py-3 text-ink-950 print:hidden">
      {title && <h1 className="sr-only">{title}</h1>}
      <strong>{isShown ? 'Vorschau' : 'Vorschau eines Entwurfs: Besucher sehen diese Seite nicht.'}</strong>
      <a href={editPath} className="link">
        Zurück zur Bearbeitung
      </a>
    </div>
  )
}
