import { useState } from 'react'
import { DateField } from '#forms/date-field.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { Row, Specimen } from './specimen.tsx'

const failed = {
  title: 'Fehler',
  description: 'Es gab ein Problem beim Senden Ihrer Anfrage. Bitte versuchen Sie es später erneut.',
  tone: 'error',
} as const

export function Overlays() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Specimen id="fenster" title="Dialog und Meldung">
      <Row>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Dialog öffnen
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({ title: 'Anfrage gesendet', description: 'Vielen Dank für Ihre Anfrage.', tone: 'success' })
          }
        >
          Erfolg melden
        </Button>
        <Button variant="secondary" onClick={() => showToast(failed)}>
          Fehler melden
        </Button>
        <Button
          variant="secondary"
          onClick={() => showToast({ title: 'Der Entwurf ist auf diesem Gerät gespeichert.' })}
        >
          Hinweis melden
        </Button>
      </Row>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Bewerbung für Wohnung 3, Haus am Rheinufer"
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Abbrechen
            </Button>
            <Button onClick={() => showToast(failed)}>Bewerbung absenden</Button>
          </>
        }
      >
        <div className="flex flex-col gap-6">
          <p>Der Titel nimmt den Fokus, Escape schließt, danach steht der Fokus wieder auf der Schaltfläche.</p>
          <DateField name="dialog_date" label="Einzug ab" />
          {['Erster', 'Zweiter', 'Dritter', 'Vierter', 'Fünfter', 'Sechster'].map((word) => (
            <p
              key={word}
              className="rounded-control bg-ink-50 p-6"
            >{`${word} Absatz, damit der Inhalt länger ist als das Fenster.`}</p>
          ))}
        </div>
      </Dialog>
    </Specimen>
  )
}
