import { useEffect } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import officeCss from './office.css?url'
import { OfficeMark } from './office-mark.tsx'

const said: Record<number, { title: string; text: string }> = {
  401: {
    title: 'Ihre Sitzung ist abgelaufen',
    text: 'Es ist nichts gespeichert. Bitte melden Sie sich an; danach sind Sie wieder auf der Seite, von der Sie kommen.',
  },
  400: {
    title: 'Diese Angaben konnten wir nicht lesen',
    text: 'Es ist nichts gespeichert. Bitte gehen Sie zurück, laden Sie die Seite neu und senden Sie die Angaben noch einmal.',
  },
  403: {
    title: 'Dafür fehlt Ihnen das Recht',
    text: 'Ihre Rolle öffnet diese Seite nicht. Wenn Sie sie für Ihre Arbeit brauchen, wenden Sie sich an die Leitung.',
  },
  404: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht wurde der Vorgang gelöscht oder die Adresse ist unvollständig.',
  },
  413: {
    title: 'Das war zu viel auf einmal',
    text: 'Es ist nichts gespeichert. Bitte gehen Sie zurück und kürzen Sie die Texte, oder laden Sie weniger Dateien auf einmal hoch: zusammen höchstens 42 MB.',
  },
  503: {
    title: 'Keine Verbindung',
    text: 'Die Seite ließ sich nicht laden: Das Netz fehlt, oder der Server antwortet gerade nicht. Was Sie in ein Formular geschrieben haben, steht dort noch, wenn Sie zurückkehren.',
  },
  405: { title: 'So lässt sich diese Seite nicht öffnen', text: 'Bitte beginnen Sie auf der ersten Seite.' },
}

const broken = {
  title: 'Das hat leider nicht geklappt',
  text: 'Der Fehler liegt bei uns. Bitte laden Sie die Seite neu. Was Sie gespeichert haben, ist nicht verloren.',
}

/** Shows the way back after a refusal, and the longer texts, to be copied without JavaScript too. */
export type SessionOver = { back: string; texts: readonly string[] /** Not all of it is given back. */; isCut: boolean }

/** The office's page for what it refuses and for what is broken. It leans on nothing that may be broken, so its links are new documents. */
export function RefusalView({ error }: { error: unknown }) {
  // Without a network the router fails before any route is asked, and says no status.
  const isOffline = globalThis.navigator?.onLine === false
  const status = isRouteErrorResponse(error) ? error.status : isOffline ? 503 : 500
  const { title, text } = said[status] ?? broken
  const over = isRouteErrorResponse(error) && status === 401 ? (error.data as SessionOver) : null
  useEffect(() => {
    const again = () => location.reload()
    if (status === 503) window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [status])
  return (
    <main id="inhalt" tabIndex={-1} className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center px-5 py-12">
      <title>{`${title} | Verwaltung | ${site.brand}`}</title>
      <link rel="stylesheet" href={officeCss} precedence="default" />
      <OfficeMark />
      <p className="eyebrow mt-8">{`Fehler ${status}`}</p>
      <h1 className="mt-1 text-3xl">{title}</h1>
      <p className="mt-3">{text}</p>
      {over && over.texts.length > 0 && (
        <section aria-label="Was Sie geschrieben haben" className="mt-4 space-y-3">
          <p>Kopieren Sie vorher, was Sie geschrieben haben:</p>
          {over.texts.map((each, index) => (
            <textarea
              key={each}
              readOnly
              rows={6}
              aria-label={`Text ${index + 1}`}
              defaultValue={each}
              className="field-control"
            />
          ))}
        </section>
      )}
      {over?.isCut && (
        <p className="mt-3">
          Was hier fehlt, war zu lang. Im Formular steht es noch: Gehen Sie mit „Zurück“ im Browser dorthin und kopieren
          Sie es, bevor Sie sich anmelden.
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        {status === 503 && <ButtonLink href="">Noch einmal versuchen</ButtonLink>}
        {over && (
          <ButtonLink href={`/verwaltung/anmelden?weiter=${encodeURIComponent(over.back)}`}>Anmelden</ButtonLink>
        )}
        <ButtonLink href="/verwaltung" {...(over || status === 503 ? { variant: 'secondary' as const } : {})}>
          Zur ersten Seite
        </ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Zur Website
        </ButtonLink>
      </p>
    </main>
  )
}
