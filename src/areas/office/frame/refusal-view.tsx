import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import officeCss from './office.css?url'
import { OfficeMark } from './office-mark.tsx'

const said: Record<number, { title: string; text: string }> = {
  403: {
    title: 'Dafür fehlt Ihnen das Recht',
    text: 'Ihre Rolle öffnet diese Seite nicht. Wenn Sie sie für Ihre Arbeit brauchen, wenden Sie sich an die Leitung.',
  },
  404: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht wurde der Vorgang gelöscht oder die Adresse ist unvollständig.',
  },
  405: { title: 'So lässt sich diese Seite nicht öffnen', text: 'Bitte beginnen Sie auf der ersten Seite.' },
}

const broken = {
  title: 'Das hat leider nicht geklappt',
  text: 'Der Fehler liegt bei uns. Bitte laden Sie die Seite neu. Was Sie gespeichert haben, ist nicht verloren.',
}

/** The office's page for 403, 404 and 500. It leans on nothing that may be broken, so its links are new documents. */
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
