import { Printer } from 'lucide-react'
import { data } from 'react-router'
import { site } from '#site'
import { appContext } from '#platform/app.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { formatDateTime, formatDayOf } from '#ui/format.ts'
import { Container } from '#ui/layout/container.tsx'
import { Quotation } from '#ui/quotation/quotation.tsx'
import type { Route } from './+types/page.ts'
import { endedOf, linkStatus, openOwn } from '../find-own.server.ts'
import { LinkEnded } from '../status/link-ended.tsx'
import { LinkInvalid } from '../status/link-invalid.tsx'
import { ownRequest } from '../status/own-request.server.ts'
import { OwnFiles } from '../status/timeline-card.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Ihre Daten',
    description: `Alle Angaben zu Ihrem Vorgang bei ${site.brand}.`,
    path: '/vorgang',
    noindex: true,
  })

const noStore = { 'Cache-Control': 'no-store' }

export const headers = () => noStore

export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { kind, request } = await openOwn(app, params.token)
  const own = kind === 'open' ? await ownRequest(app, request) : null
  return data({ own, ended: endedOf(kind), token: params.token }, { status: linkStatus[kind], headers: noStore })
}

/** Everything that we hold on one request, readable and printable. */
export default function DataPage({ loaderData: { own, ended, token } }: Route.ComponentProps) {
  if (ended) return <LinkEnded token={token} kind={ended} />
  if (!own) return <LinkInvalid limited={null} />
  return (
    <Container className="max-w-4xl pt-10 pb-16 lg:pb-24">
      <p className="print:hidden">
        <a href={`/vorgang/${token}`} className="link inline-flex min-h-11 items-center">
          ← Zum Vorgang
        </a>
      </p>
      <h1 className="mt-2 text-4xl">
        <span>{own.title}</span>
        <span>: alle Daten</span>
      </h1>
      <dl className="mt-6 grid gap-x-8 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-y-2">
        <Fact label="Vorgangsnummer" value={own.reference} />
        <Fact label="Eingegangen" value={`${formatDateTime(new Date(own.receivedAt))} Uhr`} />
        <Fact label="Stand" value={own.stand.title} />
        {own.deletion.on !== null && (
          <Fact
            label={own.deletion.isElsewhere ? 'Wird gelöscht frühestens am' : 'Wird gelöscht am'}
            value={formatDayOf(own.deletion.on)}
          />
        )}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" className="needs-js" onClick={() => print()}>
          <Printer aria-hidden="true" />
          Drucken
        </Button>
        <ButtonLink href={`/vorgang/${token}/daten.json`} download variant="secondary">
          Als Datei herunterladen (JSON)
        </ButtonLink>
      </div>
      {own.sections.map(({ heading, facts }) => (
        <section key={heading} aria-label={heading} className="mt-10">
          <h2 className="text-2xl">{heading}</h2>
          <dl className="mt-4 grid gap-x-8 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-y-2">
            {facts.map(([label, value]) => (
              <Fact key={label} label={label} value={value} />
            ))}
          </dl>
        </section>
      ))}
      {own.files.length > 0 && (
        <section aria-label="Ihre Dateien" className="mt-10">
          <h2 className="mb-4 text-2xl">Ihre Dateien</h2>
          <OwnFiles files={own.files} token={token} />
        </section>
      )}
      <section aria-label="Nachrichten" className="mt-10">
        <h2 className="text-2xl">Verlauf und Nachrichten</h2>
        <ol className="mt-4 space-y-5">
          {own.timeline.toReversed().map(({ at, title, subject, body, quoted, files = [] }) => (
            <li key={`${at} ${title} ${body ?? ''}`}>
              <p className="font-semibold text-ink-950">
                <span>{`${formatDateTime(new Date(at))} Uhr:`}</span> <span>{title}</span>
              </p>
              {subject && <p className="[overflow-wrap:anywhere]">{subject}</p>}
              {body && <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{body}</p>}
              {quoted && <Quotation text={quoted} isOpen />}
              <OwnFiles files={files} token={token} />
            </li>
          ))}
        </ol>
      </section>
    </Container>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-sm text-ink-600 max-sm:mt-3 sm:text-base">{label}</dt>
      <dd className="[overflow-wrap:anywhere] whitespace-pre-line text-ink-950">{value}</dd>
    </>
  )
}
