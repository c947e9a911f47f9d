import { data } from 'react-router'
import { appContext, requestContext } from '#platform/app.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { Card } from '#ui/card/card.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { articlePath } from '../articles/help-address.ts'
import { helpArticles } from '../articles/repository.server.ts'
import { texts } from '../articles/texts.ts'
import type { Route } from './+types/page.ts'
import { answerFeedback } from './answer-feedback.server.ts'
import { ALL_THANKS, MissingForm, QUESTION, THANKS, VoteForm } from './forms.tsx'
import { feedbackPath } from './rules.ts'

const TITLE_ID = 'artikel-titel'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: QUESTION,
    description: 'Sagen Sie uns, ob ein Artikel der Mieterinfos geholfen hat.',
    path: feedbackPath(params.article),
    noindex: true,
  })

const noStore = { 'Cache-Control': 'no-store' }

export const headers = () => noStore

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const article = await helpArticles(context.get(appContext).db).findArticle(params.article)
  if (!article) return data({ article: null, number: null, isDone: false }, { status: 404, headers: noStore })
  const shown = { slug: article.slug, title: article.title, path: articlePath(article) }
  const number = url.searchParams.get('nummer')
  return data({ article: shown, number, isDone: url.searchParams.has('danke') }, { headers: noStore })
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerFeedback(context.get(appContext), params.article, request, context.get(requestContext).clientAddress)
}

/** „War das hilfreich?“ without JavaScript: what the form below an article leads to. */
export default function FeedbackPage({ loaderData: { article, ...asked }, actionData: refusal }: Route.ComponentProps) {
  if (article === null)
    return <PageHero eyebrow="Fehler 404" title="Artikel nicht gefunden" lead={texts.unknownArticle} />
  const number = refusal ? refusal.number : asked.number
  return (
    <>
      <PageHero eyebrow={texts.title} title={QUESTION} height="sm" />
      <Section labelledBy={TITLE_ID} spacing="tight">
        <Card className="mx-auto grid max-w-3xl gap-5 p-5 sm:p-9">
          <h2 id={TITLE_ID} className="text-2xl">
            {article.title}
          </h2>
          {refusal && number === null && (
            <Notice tone="error" role="alert">
              <p>{refusal.message}</p>
            </Notice>
          )}
          {asked.isDone ? (
            <p role="status">{ALL_THANKS}</p>
          ) : number ? (
            <>
              <p role="status">{THANKS}</p>
              <MissingForm slug={article.slug} number={number} typed={refusal?.typed ?? ''} fault={refusal?.message} />
            </>
          ) : (
            <VoteForm slug={article.slug} labelledBy={TITLE_ID} />
          )}
          <p>
            <a href={article.path} className="link">
              Zurück zum Artikel
            </a>
          </p>
        </Card>
      </Section>
    </>
  )
}
