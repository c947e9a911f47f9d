import { data } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { site } from '#site'
import { Container } from '#ui/layout/container.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { Route } from './+types/page.ts'
import { isLegalName, legalDocuments } from './legal-documents.ts'
import { legalPage } from './legal-text.server.ts'

/** Four texts: menus and links work without a script, so none is loaded, whatever a reader touches. */
export const handle = { isOnlyRead: true }

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.name ?? 'impressum'
  return pageMeta(matches, { ...legalDocuments[name], path: `/${name}` })
}

/** One room answers all four addresses; the address names the text. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const name = url.pathname.replaceAll('/', '')
  if (!isLegalName(name)) throw data(null, { status: 404 })
  const { db, config } = context.get(appContext)
  return { name, ...(await legalPage(db, name, config)) }
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { name, html, contents, isDraft } = loaderData
  return (
    <>
      <PageHero
        // Long words fit on the smallest phones.
        title={<span className="text-[min(1em,8.4vw)]">{legalDocuments[name].title}</span>}
        height="sm"
      />
      <Container className="grid gap-x-16 gap-y-8 pt-4 pb-16 lg:grid-cols-[17rem_minmax(0,1fr)] lg:pt-10 lg:pb-24">
        <TableOfContents contents={contents} />
        <div className="min-w-0">
          {isDraft && (
            <Notice
              tone="warning"
              title="Entwurf – vor Veröffentlichung anwaltlich zu prüfen"
              className="mb-8 max-w-[68ch]"
            >
              {site.isInvented && (
                <p>
                  {site.brand} ist ein erfundenes Unternehmen. Namen, Anschrift, Register- und Steuernummern auf dieser
                  Seite sind Beispiele; die genannten Behörden gibt es.
                </p>
              )}
            </Notice>
          )}
          {/* Our own text from content/legal, rendered on the server. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </Container>
    </>
  )
}

type TableOfContentsProps = { contents: readonly { id: string; title: string }[] }

/** Beside the text on wide screens, folded above it on small ones. Nothing here needs a script. */
function TableOfContents({ contents }: TableOfContentsProps) {
  const links = (
    <ol className="grid">
      {contents.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block rounded-control px-3 py-1.5 pointer-coarse:py-3 text-sm text-ink-700 hover:bg-brand-50 hover:text-action-strong"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="Inhalt dieser Seite" className="print:hidden">
      <details className="rounded-card border border-ink-200 bg-white lg:hidden">
        <summary className="px-5 py-3.5 font-semibold text-ink-950">Inhalt</summary>
        <div className="px-2 pb-3">{links}</div>
      </details>
      <div className="sticky top-32 max-h-[calc(100dvh-10rem)] overflow-y-auto max-lg:hidden">
        <p className="mb-2 px-3 text-sm font-semibold text-ink-950">Inhalt</p>
        {links}
      </div>
    </nav>
  )
}
