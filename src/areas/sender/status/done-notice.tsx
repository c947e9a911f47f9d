import { Notice } from '#ui/notice/notice.tsx'
import { wordTable } from '#platform/word-table.ts'

const said = wordTable<{ title: string; text: string }>({
  nachricht: {
    title: 'Ihre Nachricht ist bei uns',
    text: 'Sie steht jetzt im Verlauf. Wir haben unser Büro benachrichtigt.',
  },
  ort: {
    title: 'Der Ort steht jetzt dabei',
    text: 'Vielen Dank. Wir haben unser Büro benachrichtigt.',
  },
  'termin-zugesagt': {
    title: 'Ihr Termin steht fest',
    text: 'Wir haben ihn notiert und schicken Ihnen eine E-Mail mit der Datei für Ihren Kalender.',
  },
  'termin-abgesagt': {
    title: 'Wir haben Ihre Absage notiert',
    text: 'Ihre Bewerbung bleibt bestehen. Möchten Sie sie zurückziehen, geht das auch auf dieser Seite.',
  },
  zurueckgezogen: {
    title: 'Ihr Vorgang ist zurückgezogen',
    text: 'Wir bearbeiten ihn nicht weiter und bestätigen es Ihnen per E-Mail. Wann Ihre Angaben gelöscht werden, steht auf dieser Seite.',
  },
})

/** After a form of this page was sent. It takes the focus, so that it is read out first. */
export function DoneNotice({ done }: { done: string }) {
  const what = Object.hasOwn(said, done) ? said[done] : undefined
  if (!what) return null
  return (
    <div
      role="status"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a form brings the reader here
      autoFocus
      className="print:hidden"
    >
      <Notice tone="success" title={what.title}>
        <p>{what.text}</p>
      </Notice>
    </div>
  )
}
