import { type Applied, forgetApplied } from '#areas/applied.ts'
import { Received } from '../tenant-application/received.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { formatDayOf } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'

type AppliedNoticeProps = {
  apartmentId: string
  flat: string
  applied: Applied | null
  newReference: string | null
}

/** On the flat's page in place of a question that everybody has who applied: did it arrive? */
export function AppliedNotice({ apartmentId, flat, applied, newReference }: AppliedNoticeProps) {
  if (newReference !== null) {
    return (
      <Card className="p-5 sm:p-9">
        <Received reference={newReference} takesFocus flat={flat} />
      </Card>
    )
  }
  if (applied === null) return null
  return (
    <Notice tone="success" className="print:hidden" title={`Sie haben sich am ${formatDayOf(applied.at)} beworben`}>
      <p>
        Vorgangsnummer <strong className="tabular whitespace-nowrap">{applied.reference}</strong>. Den Stand sehen Sie
        über den Link in Ihrer Eingangsbestätigung.
      </p>
      <div className="flex flex-wrap gap-3 pt-2">
        <ButtonLink to="/vorgang/neuer-link" variant="secondary" size="sm">
          Link zum Stand anfordern
        </ButtonLink>
        <Button variant="quiet" size="sm" onClick={() => forgetApplied(apartmentId)}>
          Auf diesem Gerät vergessen
        </Button>
      </div>
    </Notice>
  )
}
