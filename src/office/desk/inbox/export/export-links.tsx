import { Download } from 'lucide-react'
import { ButtonLink } from '#ui/button/button.tsx'

/** The list as it is filtered, as a table for Excel or another program. */
export function ExportLinks({ address }: { address: string }) {
  const to = (format: string) => `/verwaltung/anfragen/export${address === '' ? '?' : `${address}&`}format=${format}`
  return (
    <>
      <ButtonLink href={to('xlsx')} download variant="secondary" size="sm" className="min-h-11">
        <Download aria-hidden="true" />
        Excel
      </ButtonLink>
      <ButtonLink href={to('csv')} download variant="secondary" size="sm" className="min-h-11">
        <Download aria-hidden="true" />
        CSV
      </ButtonLink>
    </>
  )
}
