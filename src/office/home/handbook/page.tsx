import { data } from 'react-router'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import type { Route } from './+types/page.ts'
import { handbookPage } from './handbook.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(loaderData?.title ?? 'Handbuch')

/** The handbook of docs/handbuch, for the staff. */
export function loader({ params }: Route.LoaderArgs) {
  const page = handbookPage(params.page ?? '')
  if (!page) throw data(null, { status: 404 })
  return { ...page, isIndex: params.page === undefined }
}

export default function HandbookPage({ loaderData: { title, html, contents, isIndex } }: Route.ComponentProps) {
  return (
    <PageFrame
      title={title}
      width="narrow"
      {...(isIndex ? {} : { back: { to: '/verwaltung/hilfe', label: 'Handbuch' } })}
    >
      {!isIndex && contents.length > 2 && (
        <nav aria-label="Auf dieser Seite" className="rounded-card border border-ink-200 bg-white px-4 py-2">
          <ul className="flex flex-wrap gap-x-5">
            {contents.map((part) => (
              <li key={part.id}>
                <ThumbLink href={`#${part.id}`}>{part.title}</ThumbLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {/* Our own text from docs/handbuch, rendered on the server. */}
      <div
        className="handbook prose rounded-card border border-ink-200 bg-white p-4 sm:p-6"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </PageFrame>
  )
}
