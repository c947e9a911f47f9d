import { data } from 'react-router'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { openDraft } from '../content/drafts/keep-draft.server.ts'
import { wordedPages } from '#areas/worded-pages.ts'
import { pageKind } from './content-kind.server.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import type { Route } from './+types/preview-page.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(`Vorschau: ${loaderData?.title ?? 'Seite'}`)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const page = wordedPages.find(({ id }) => id === params.id)
  const record = page && (await pageKind.store(app.db).find(page.id))
  if (!page || !record) throw data(null, { status: 404 })
  const draft = await openDraft(app, staff, pageKind, record)
  return { id: page.id, title: page.title, isDraft: draft !== null }
}

/** The page on a phone and on a desk, with what is typed and not saved yet. */
export default function WordsPreviewPage({ loaderData: { id, title, isDraft } }: Route.ComponentProps) {
  const src = `/verwaltung/seitenvorschau/${id}`
  return (
    <PageFrame
      title={`Vorschau: ${title}`}
      lead={isDraft ? 'Mit dem, was Sie geschrieben und noch nicht gespeichert haben.' : 'Wie Besucher sie sehen.'}
      back={{ to: `/verwaltung/seiten/${id}`, label: 'Zurück zum Text' }}
      width="wide"
    >
      <Preview
        heading="Auf dem Telefon"
        src={src}
        title={`${title} auf dem Telefon, 390 Punkte breit`}
        size="h-[844px] w-[390px]"
      />
      <Preview
        heading="Am Schreibtisch"
        src={src}
        title={`${title} am Schreibtisch, 1440 Punkte breit`}
        size="h-[900px] w-[1440px] [zoom:0.75]"
      />
    </PageFrame>
  )
}

type PreviewProps = { heading: string; src: string; title: string; size: string }

function Preview({ heading, src, title, size }: PreviewProps) {
  return (
    <>
      <h2 className="text-xl">{heading}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={heading}>
        <iframe
          src={src}
          sandbox="allow-same-origin"
          title={title}
          className={`rounded-card border border-ink-300 bg-white ${size}`}
        />
      </div>
    </>
  )
}
