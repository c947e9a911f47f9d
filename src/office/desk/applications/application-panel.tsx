import { isClosed } from '#requests/request/status.ts'
import { Badge, SoftBadge } from '#ui/badge/badge.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { type FormRefusal, OfficeForm, SecondarySubmit, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import type { ShownRequest } from '../request/shown-request.ts'
import type { ShownApplication } from './application-view.server.ts'
import { TwinsNotice } from './twins-notice.tsx'

type ApplicationPanelProps = {
  request: ShownRequest
  application: ShownApplication
  mayWrite: boolean
  refusal: FormRefusal | undefined
}

/** Shows what only applications have: the neutral look, the shortlist, and who sent it twice. */
export function ApplicationPanel({ request, application, mayWrite, refusal }: ApplicationPanelProps) {
  const { hidden, isNeutral, flatAddress, isOnShortlist, twins, viewings, hasMoreTwins } = application
  return (
    <>
      {flatAddress !== null && (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          {isOnShortlist && <Badge tone="green">Engere Auswahl</Badge>}
          {mayWrite && !isClosed(request.status) && (
            <ShortlistForm request={request} isOnShortlist={isOnShortlist} refusal={refusal} />
          )}
          {isOnShortlist && mayWrite && !isClosed(request.status) && (
            <ThumbLink to={`${flatAddress}/besichtigungen`}>Zur Besichtigung einladen</ThumbLink>
          )}
          <ThumbLink to={flatAddress}>Alle Bewerbungen um diese Wohnung</ThumbLink>
        </div>
      )}
      {viewings.length > 0 && (
        <ul aria-label="Besichtigungen" className="flex flex-wrap gap-2">
          {viewings.map(({ id, time, answer }) => (
            <li key={id}>
              <SoftBadge tone="purple">{`${time}: ${answer}`}</SoftBadge>
            </li>
          ))}
        </ul>
      )}
      {hidden.length > 0 && (
        <Notice tone="info" title="Angaben zur Person sind verborgen">
          <p>{`Bis zur engeren Auswahl zählt, was für das Mietverhältnis wichtig ist. Verborgen sind: ${hidden.join(', ')}; Dateien und die E-Mail-Adresse in den Nachrichten auch.`}</p>
          {mayWrite && (
            <OfficeForm intent="angaben-anzeigen" refusal={refusal} className="pt-1 print:hidden">
              <SecondarySubmit>Angaben anzeigen</SecondarySubmit>
              <p className="mt-2 text-xs text-ink-600">
                Zum Beispiel für einen Anruf: gilt für Sie und eine Stunde und wird im Verlauf festgehalten.
              </p>
            </OfficeForm>
          )}
        </Notice>
      )}
      {isNeutral && hidden.length === 0 && (
        <p className="text-ink-600">
          Sie sehen die Angaben zur Person, weil Sie es verlangt haben. Andere sehen sie nicht.
        </p>
      )}
      {twins.length > 0 && (
        <TwinsNotice
          request={request}
          twins={twins}
          hasMore={hasMoreTwins}
          isDuplicate={application.isDuplicate}
          mayWrite={mayWrite}
          refusal={refusal}
        />
      )}
    </>
  )
}

type ShortlistFormProps = { request: ShownRequest; isOnShortlist: boolean; refusal: FormRefusal | undefined }

function ShortlistForm({ request, isOnShortlist, refusal }: ShortlistFormProps) {
  return (
    <OfficeForm intent="engere-auswahl" refusal={refusal} className="contents">
      <input type="hidden" name="version" value={request.version} />
      <input type="hidden" name="auswahl" value={isOnShortlist ? 'nein' : 'ja'} />
      <SubmitButton size="sm" variant={isOnShortlist ? 'quiet' : 'primary'} className={isOnShortlist ? '-mx-4' : ''}>
        {isOnShortlist ? 'Aus der engeren Auswahl nehmen' : 'In die engere Auswahl'}
      </SubmitButton>
    </OfficeForm>
  )
}
