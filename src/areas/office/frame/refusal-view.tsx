import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import officeCss from './office.css?url'
import { OfficeMark } from './office-mark.tsx'

const said: Record<number, { title: string; text: string }> = {
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
  405: { title: 'So lässt sich diese Seite nicht öffnen', text: 'Bitte beginnen Sie auf der ersten Seite.' },
}

const broken = {
  title: 'Das hat leider nicht geklappt',
  text: 'Der Fehler liegt bei uns. Bitte laden Sie die Seite neu. Was Sie gespeichert haben, ist nicht verloren.',
}

/** The office's page for what it refuses and for what is broken. It leans on nothing that may be broken, so its links are new documents. */
export function RefusalView({ status }: { status: number }) {
  const { title, text } = said[status] ?? broken
  return (
    <main id="inhalt" tabIndex={-1} className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center px-5 py-12">
      <title>{`${title} | Verwaltung | ${site.brand}`}</title>
      <link rel="stylesheet" href={officeCss} precedence="default" />
      <OfficeMark />
      <p className="eyebrow mt-8">Fehler {status}</p>
      <h1 className="mt-1 text-3xl">{title}</h1>
      <p className="mt-3">{text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href="/verwaltung">Zur ersten Seite</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Zur Website
        </ButtonLink>
      </p>
    </main>
  )
}
