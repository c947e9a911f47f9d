import { lazy, Suspense } from 'react'
import type { ContactTopic } from '#company/persons/topics.ts'
import { site } from '#site'

// Most pages of most companies name nobody.
const PersonCards = lazy(async () => ({ default: (await import('./person-cards.tsx')).PersonCards }))

type ContactPersonsProps = {
  /** Only those who know about this. */
  topic?: ContactTopic
  tone?: 'plain' | 'sand'
}

/** Whom to turn to; nothing where the company names nobody. */
export function ContactPersons({ topic, tone = 'plain' }: ContactPersonsProps) {
  const persons = site.persons.filter(({ topics }) => !topic || topics.includes(topic))
  return (
    persons.length > 0 && (
      <Suspense>
        <PersonCards persons={persons} tone={tone} />
      </Suspense>
    )
  )
}
