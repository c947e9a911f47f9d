import { Printer, Wrench } from 'lucide-react'
import { offers } from '#company/offered.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { texts } from './texts.ts'

/** Offers to print an article, or to report the damage that it is about. */
export function ArticleActions({ size = 'md' }: { size?: 'sm' | 'md' }) {
  return (
    <>
      <Button variant="secondary" size={size} onClick={() => window.print()} className="needs-js">
        <Printer aria-hidden="true" /> Drucken
      </Button>
      {offers('damage_reports') && (
        <ButtonLink to="/schadensmeldung" size={size}>
          <Wrench aria-hidden="true" /> {texts.reportDamage}
        </ButtonLink>
      )}
    </>
  )
}

/** Below every article. The date is that of the last change, ISO 8601. */
export function ArticleNote({ updatedAt }: { updatedAt: string }) {
  const month = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' })
  return (
    <p className="mt-8 border-t border-ink-200 pt-5 text-sm text-ink-600">{`Stand: ${month.format(new Date(updatedAt))}. Diese Hinweise geben einen Überblick und ersetzen keine Rechtsberatung im Einzelfall. Was in Ihrem Mietvertrag wirksam vereinbart ist, geht vor.`}</p>
  )
}
