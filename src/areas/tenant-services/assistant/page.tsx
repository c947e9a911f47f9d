import { Link } from 'react-router'
import { appContext, httpContext } from '#platform/app.server.ts'
import { useWords, wordsNow } from '#company/use-words.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { site } from '#site'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PhoneWithHours } from '#ui/phone/phone-with-hours.tsx'
import { Chat } from './chat/chat.tsx'
import { ForeignAssistant } from './chat/foreign-assistant.tsx'
import { answerForm, readPage } from './read-page.server.ts'
import { assistantWords } from './words.ts'
import { texts } from './texts.ts'
import type { Route } from './+types/page.ts'

/** Only this page may frame the configured assistant of another company. */
export const handle = { framesChat: true }

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, {
    ...wordsNow(assistantWords).search,
    path: '/chatbot',
    noindex: Boolean(loaderData?.first) || location.search !== '',
  })

export const loader = ({ request: httpRequest, context }: Route.LoaderArgs) =>
  readPage(context.get(appContext), httpRequest, context.get(httpContext))

export const action = ({ request: httpRequest, context }: Route.ActionArgs) =>
  answerForm(context.get(appContext), httpRequest, context.get(httpContext))

/** Another company's assistant, if one is configured, and always our own: it finds, it does not invent. */
export default function AssistantPage({ loaderData: { first, model, foreign }, actionData }: Route.ComponentProps) {
  const { hero } = useWords(assistantWords)
  return (
    <>
      <PageHero title={hero.title} lead={hero.lead} height="sm" />
      {foreign && (
        <Section width="narrow" spacing="tight">
          <ForeignAssistant {...foreign} />
        </Section>
      )}
      <Section width="narrow" spacing="tight" labelledBy="eigener-assistent">
        <h2 id="eigener-assistent" className={foreign ? 'mb-5 text-2xl' : 'sr-only'}>
          {foreign ? 'Oder fragen Sie unseren eigenen Assistenten' : 'Gespräch'}
        </h2>
        <div className="grid gap-8">
          <WhatHappens model={model} />
          <Chat first={actionData?.turn ?? first} error={actionData?.error ?? null} />
          <p className="border-t border-ink-200 pt-6 text-ink-700">
            Lieber mit einem Menschen sprechen? Rufen Sie uns an: <PhoneWithHours end="" /> oder{' '}
            <Link to="/kontakt" className="link">
              schreiben Sie uns
            </Link>
            . Bei Gefahr für Menschen:{' '}
            <a href={`tel:${site.emergency.fire}`} className="link">
              {site.emergency.fire}
            </a>
            . Gefahr versteht der Assistent auch auf Englisch, Ukrainisch, Russisch, Polnisch, Türkisch, Rumänisch und
            Arabisch.
          </p>
        </div>
      </Section>
    </>
  )
}

/** A model that words the answers: who runs it, and which. */
type UsedModel = { host: string; name: string | null }

/** Said before the first question: that this is a machine (AI Act, Art. 50), and what is sent to whom. */
function WhatHappens({ model }: { model: UsedModel | null }) {
  return (
    <Notice tone="info" title="Sie sprechen mit einem Programm, nicht mit einem Menschen.">
      <p>
        Es sucht in unseren {texts.sources} und nennt zu jeder Antwort die Quelle. Jede Frage steht für sich. Wir
        speichern weder Fragen noch Antworten. Nur wenn Sie unter einer Antwort sagen, ob sie geholfen hat, speichern
        wir die Frage dazu, ohne wer sie gestellt hat.
      </p>
      {model && (
        <p className="wrap-anywhere">
          <span>{`Die Antworten formuliert ein Sprachmodell${model.name ? ` (${model.name})` : ''} auf`}</span>{' '}
          <strong>{model.host}</strong>
          <span>
            . Dorthin sendet unser Server Ihre Frage und die passenden Stellen unserer Seiten, aber weder Ihre
            IP-Adresse noch Angaben zu Ihrem Gerät. Ein Sprachmodell kann sich irren: Im Zweifel gilt, was in der Quelle
            steht.
          </span>
        </p>
      )}
      <p>
        <Link to="/datenschutz#assistent" className="link">
          Mehr zum Datenschutz
        </Link>
      </p>
    </Notice>
  )
}
