import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'

/** On and back through a list, by what the links say and where they lead; null: not from here. There are no page numbers: the list grows at its top while somebody reads. */
export function PageLinks({ links }: { links: Readonly<Record<string, string | null>> }) {
  const shown = Object.entries(links).flatMap(([label, to]) => (to === null ? [] : [{ label, to }]))
  if (shown.length === 0) return null
  return (
    <nav aria-label="Seiten" className="flex flex-wrap gap-3 print:hidden">
      {shown.map(({ label, to }) => (
        <SecondaryLink key={label} to={to} prefetch="none">
          {label}
        </SecondaryLink>
      ))}
    </nav>
  )
}
