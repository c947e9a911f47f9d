import { ButtonLink } from '#ui/button/button.tsx'

type PageLinksProps = {
  /** The filters as an address: `?status=neu`, or ''. */
  address: string
  earlier: string | null
  later: string | null
}

/** On and back through the list. There are no page numbers: the list grows at its top while somebody reads. */
export function PageLinks({ address, earlier, later }: PageLinksProps) {
  if (earlier === null && later === null) return null
  const to = (name: string, cursor: string) =>
    `/verwaltung/anfragen${address === '' ? '?' : `${address}&`}${name}=${encodeURIComponent(cursor)}`
  return (
    <nav aria-label="Seiten" className="flex flex-wrap gap-3">
      {earlier !== null && (
        <ButtonLink to={to('vor', earlier)} prefetch="none" variant="secondary" size="sm">
          ← Zurück
        </ButtonLink>
      )}
      {later !== null && (
        <ButtonLink to={to('nach', later)} prefetch="none" variant="secondary" size="sm">
          Weiter →
        </ButtonLink>
      )}
    </nav>
  )
}
