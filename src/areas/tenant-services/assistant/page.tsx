import { data, Form, Link } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { site } from '#site'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { type Answer, answerQuestion } from './answer.server.ts'
import type { Route } from './+types/page.ts'

const LONGEST_QUESTION = 300

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'KI-Assistent',
    description: `Fragen rund ums Wohnen bei ${site.brand}: Der Assistent sucht die Antwort in unseren Mieterinfos und nennt seine Quelle.`,
    path: '/chatbot',
    noindex: Boolean(loaderData?.answer),
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const question = (new URL(request.url).searchParams.get('frage') ?? '').trim().slice(0, LONGEST_QUESTION)
  const answer = question === '' ? null : await answerQuestion(context.get(appContext), question)
  return data({ answer }, { headers: { 'Cache-Control': 'no-store' } })
}

/** Without a configured service of another company this is our own: it finds, it does not invent. */
export default function AssistantPage({ loaderData: { answer } }: Route.ComponentProps) {
  return (
    <>
      <PageHero
        title="KI-Assistent"
        lead="Ich bin ein Programm, kein Mensch. Ich suche in unseren Mieterinfos und sage, wo die Antwort steht. Ihre Frage speichere ich nicht."
      />
      <Section width="narrow" spacing="tight">
        <Form method="get" action="/chatbot" className="grid gap-4" role="search">
          <label htmlFor="frage" className="font-semibold">
            Ihre Frage
          </label>
          <textarea
            key={answer?.question}
            id="frage"
            name="frage"
            required
            rows={2}
            maxLength={LONGEST_QUESTION}
            defaultValue={answer?.question}
            placeholder="Zum Beispiel: Wie trenne ich den Müll?"
            className="field-control h-auto py-3"
          />
          <div>
            <Button type="submit" size="lg">
              Frage stellen
            </Button>
          </div>
        </Form>
        <div role="status" className="mt-10">
          {answer && <Found answer={answer} />}
        </div>
      </Section>
    </>
  )
}

function Found({ answer: { known, articles, leads } }: { answer: Answer }) {
  const isEmpty = !known && articles.length === 0 && leads.length === 0
  return (
    <div className="grid gap-8">
      <h2 className="text-2xl">{isEmpty ? 'Darauf habe ich keine Antwort gefunden' : 'Das habe ich dazu gefunden'}</h2>
      {leads.map((lead) => (
        <Card key={lead.to} className="border-brand-300 bg-brand-50 p-5 sm:p-6">
          <p>{lead.why}</p>
          <ButtonLink to={lead.to} className="mt-4">
            {lead.label}
          </ButtonLink>
        </Card>
      ))}
      {known && (
        <Card className="p-5 sm:p-6">
          <h3 className="text-lg">{known.question}</h3>
          {/* Rendered and cleaned by our server from what the office wrote. */}
          {/* oxlint-disable-next-line react/no-danger */}
          <div className="mt-2" dangerouslySetInnerHTML={{ __html: known.answerHtml }} />
          <p className="mt-3 text-sm text-ink-600">
            Quelle:{' '}
            <Link to="/mieterinfos" className="link">
              Häufige Fragen
            </Link>
          </p>
        </Card>
      )}
      {articles.length > 0 && (
        <ul className="grid gap-4">
          {articles.map((article) => (
            <Card as="li" key={article.to} interactive className="p-5 sm:p-6">
              <h3 className="text-lg">
                <Link to={article.to} className="card-link link">
                  {article.title}
                </Link>
              </h3>
              <p className="mt-2 text-ink-700">{article.snippet}</p>
            </Card>
          ))}
        </ul>
      )}
      <p className="text-ink-700">
        Nicht das Richtige dabei? Rufen Sie uns an:{' '}
        <a href={site.phone.href} className="link whitespace-nowrap">
          {site.phone.shown}
        </a>{' '}
        ({site.businessHours.shown}), oder{' '}
        <Link to="/kontakt" className="link">
          schreiben Sie uns
        </Link>
        .
      </p>
    </div>
  )
}
