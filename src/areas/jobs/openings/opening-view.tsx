import { Banknote, BriefcaseBusiness, Clock, MapPin } from 'lucide-react'
import { site } from '#site'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { formatDate } from '#ui/format.ts'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { Container } from '#ui/layout/container.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { ClosingCall } from '#ui/layout/closing-call.tsx'
import { Section } from '#ui/layout/section.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import { ApplyButton } from '../job-application/apply-button.tsx'
import type { Opening } from './opening.ts'

/** One job: facts, what it is about, what to do, what to bring, what we offer, and how to apply. */
export function OpeningView({ opening }: { opening: Opening }) {
  const { title, shortDescription, longDescription, tasks, requirements, offers } = opening
  return (
    <>
      <PageHero title={<KeepTogether text={title} />} eyebrow="Stellenangebot" lead={shortDescription}>
        <ApplyButton job={opening} size="lg">
          Jetzt bewerben
        </ApplyButton>
        <ButtonLink to="/jobs" variant="secondary" size="lg">
          Alle Stellen
        </ButtonLink>
      </PageHero>
      <Container className="pt-4">
        <Breadcrumb items={[{ label: 'Startseite', to: '/' }, { label: 'Jobs', to: '/jobs' }, { label: title }]} />
      </Container>
      <Section spacing="tight">
        <div className="grid items-start gap-10 lg:grid-cols-12">
          <div className="grid gap-10 lg:col-span-7 xl:col-span-8">
            {longDescription && (
              <div className="measure space-y-4 text-lg text-ink-800">
                {longDescription.split(/\n{2,}/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            )}
            <TextList title="Ihre Aufgaben" items={tasks} />
            <TextList title="Das bringen Sie mit" items={requirements} />
            <TextList title="Das bieten wir" items={offers} />
          </div>
          <Facts opening={opening} />
        </div>
      </Section>
      <ClosingCall
        id="bewerben"
        title="Passt das zu Ihnen?"
        text={`Ihr Lebenslauf genügt. Wir melden uns innerhalb von ${site.promised.jobApplicationDays} Tagen. Uns zählt, was Sie können, nicht Ihr Alter, Ihre Herkunft oder Ihr Geschlecht.`}
      >
        <ApplyButton job={opening} variant="onBrand" size="lg">
          Jetzt bewerben
        </ApplyButton>
        <PhoneButton variant="onBrand" size="lg" />
      </ClosingCall>
    </>
  )
}

function TextList({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-4 list-disc space-y-2.5 pl-5 text-ink-800 marker:text-action">
        {items.map((item) => (
          <li key={item} className="pl-1">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ opening }: { opening: Opening }) {
  const facts = [
    { Icon: BriefcaseBusiness, label: 'Typ', value: opening.jobType },
    { Icon: MapPin, label: 'Standort', value: opening.location },
    { Icon: Clock, label: 'Arbeitszeit', value: opening.hours },
    { Icon: Banknote, label: 'Vergütung', value: opening.salary },
  ].filter(({ value }) => value)
  return (
    <Card
      as="aside"
      labelledBy="eckdaten"
      className="p-6 max-lg:order-first sm:p-7 lg:sticky lg:top-28 lg:col-span-5 xl:col-span-4"
    >
      <h2 id="eckdaten" className="text-xl">
        Auf einen Blick
      </h2>
      <dl className="mt-5 grid gap-5">
        {facts.map(({ Icon, label, value }) => (
          <div key={label} className="grid grid-cols-[auto_1fr] gap-x-3.5">
            <Icon aria-hidden="true" className="row-span-2 mt-0.5 size-5.5 text-action" />
            <dt className="text-sm text-ink-600">{label}</dt>
            <dd className="font-medium text-ink-950">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 border-t border-ink-200 pt-4 text-sm text-ink-600">{`Ausgeschrieben am ${formatDate(opening.createdAt)}${opening.validUntil ? `, Bewerbung möglich bis ${formatDate(opening.validUntil)}` : ''}`}</p>
    </Card>
  )
}
