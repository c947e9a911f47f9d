import { data } from 'react-router'
import { type App, appContext, httpContext } from '#platform/app.server.ts'
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
import { ALL_THANKS, MissingForm, QUESTION, THANKS, VoteForm } from '#ui/helpful-question/forms.tsx'
import { ASSISTANT, feedbackPath } from './rules.ts'

const TITLE_ID = 'artikel-titel'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: QUESTION,
    description: 'Sagen Sie uns, ob ein Artikel der Mieterinfos oder eine Antwort des Assistenten geholfen hat.',
    path: feedbackPath(params.article),
    noindex: true,
  })

const noStore = { 'Cache-Control': 'no-store' }

export const headers = () => noStore

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const topic = params.article === ASSISTANT ? assistant : await findTopic(context.get(appContext), params.article)
  if (!topic) return data({ topic: null, number: null, isDone: false }, { status: 404, headers: noStore })
  const number = url.searchParams.get('nummer')
  return data({ topic, number, isDone: url.searchParams.has('danke') }, { headers: noStore })
}

type Topic = { slug: string; title: string; path: string; back: string }

const assistant: Topic = {
  slug: ASSISTANT,
  title: 'Eine Antwort des Assistenten',
  path: '/chatbot',
  back: 'Zurück zum Assistenten',
}

async function findTopic(app: App, slug: string): Promise<Topic | null> {
  const article = await helpArticles(app.db).findArticle(slug)
  return article && { slug: article.slug, title: article.title, path: articlePath(article), back: 'Zurück zum Artikel' }
}

export async function action({ context, params, request: httpRequest }: Route.ActionArgs) {
  return answerFeedback(context.get(appContext), params.article, httpRequest, context.get(httpContext).clientAddress)
}

/** „War das hilfreich?“ without JavaScript: what the form below an article leads to. */
export default function FeedbackPage({ loaderData: { topic, ...asked }, actionData: refusal }: Route.ComponentProps) {
  if (topic === null)
    return <PageHero eyebrow="Fehler 404" title="Artikel nicht gefunden" lead={texts.unknownArticle} />
  const address = feedbackPath(topic.slug)
  const number = refusal ? refusal.number : asked.number
  return (
    <>
      <PageHero eyebrow={topic.slug === ASSISTANT ? 'KI-Assistent' : texts.title} title={QUESTION} height="sm" />
      <Section labelledBy={TITLE_ID} spacing="tight">
        <Card className="mx-auto grid max-w-3xl gap-5 p-5 sm:p-9">
          <h2 id={TITLE_ID} className="text-2xl">
            {topic.title}
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
              <MissingForm action={address} number={number} typed={refusal?.typed ?? ''} fault={refusal?.message} />
            </>
          ) : (
            // An answer of the assistant is judged below it, where its question stands.
            topic.slug !== ASSISTANT && <VoteForm action={address} labelledBy={TITLE_ID} />
          )}
          <p>
            <a href={topic.path} className="link">
              {topic.back}
            </a>
          </p>
        </Card>
      </Section>
    </>
  )
}
