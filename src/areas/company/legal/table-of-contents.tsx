type TableOfContentsProps = { contents: readonly { id: string; title: string }[] }

/** Beside the text on wide screens, folded above it on small ones. Nothing here needs a script. */
export function TableOfContents({ contents }: TableOfContentsProps) {
  const links = (
    <ol className="grid">
      {contents.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block rounded-control px-3 py-1.5 pointer-coarse:py-3 text-sm text-ink-700 hover:bg-brand-50 hover:text-action-strong"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="Inhalt dieser Seite" className="print:hidden">
      <details className="rounded-card border border-ink-200 bg-white lg:hidden">
        <summary className="px-5 py-3.5 font-semibold text-ink-950">Inhalt</summary>
        <div className="px-2 pb-3">{links}</div>
      </details>
      <div className="sticky top-32 max-h-[calc(100dvh-10rem)] overflow-y-auto max-lg:hidden">
        <p className="mb-2 px-3 text-sm font-semibold text-ink-950">Inhalt</p>
        {links}
      </div>
    </nav>
  )
}
