import { data } from 'react-router'
import { pageMeta } from '#platform/page-meta.ts'
import { Container } from '#ui/layout/container.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import type { Route } from './+types/page.ts'
import { isLegalName, legalDocuments, type LegalName } from './legal-documents.ts'
import { legalText } from './legal-text.server.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const name = loaderData?.name ?? 'impressum'
  return pageMeta(matches, { ...legalDocuments[name], path: `/${name}` })
}

/** One room answers all four addresses; the address names the text. */
export function loader({ url }: Route.LoaderArgs): { name: LegalName } & ReturnType<typeof legalText> {
  const name = url.pathname.replaceAll('/', '')
  if (!isLegalName(name)) throw data(null, { status: 404 })
  return { name, ...legalText(name) }
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { name, html, contents } = loaderData
  return (
    <>
      <PageHero title={legalDocuments[name].title} />
      <Container className="grid gap-x-16 gap-y-8 py-10 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-16">
        <nav aria-label="Inhalt dieser Seite" className="print:hidden">
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="link">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {/* Our own text, rendered from content/legal on the server. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </Container>
    </>
  )
}
