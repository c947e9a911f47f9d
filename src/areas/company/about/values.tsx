import { BadgeCheck, Handshake, Lightbulb } from 'lucide-react'
import { IconCard } from '#ui/card/icon-card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'

const values = [
  {
    Icon: Handshake,
    title: 'Vertrauen',
    text: 'Wir sagen, was etwas kostet und wie lange es dauert, bevor wir anfangen. Und wir sagen auch, wenn etwas nicht geht.',
  },
  {
    Icon: BadgeCheck,
    title: 'Qualität',
    text: 'Wir arbeiten mit Betrieben, die wir kennen, und sehen nach, ob alles so geworden ist, wie es sein soll.',
  },
  {
    Icon: Lightbulb,
    title: 'Innovation',
    text: 'Neues führen wir ein, wenn es Ihnen Wege spart: online melden, jederzeit nachlesen, schneller Antwort bekommen.',
  },
]

export function Values() {
  return (
    <Section labelledBy="werte">
      <SectionHeading id="werte" title="Wofür wir stehen" lead="Drei Werte, an denen Sie uns messen können." />
      <ul className="grid gap-5 lg:grid-cols-3 lg:gap-6">
        {values.map(({ Icon, title, text }) => (
          <IconCard key={title} icon={<Icon aria-hidden="true" />} title={title}>
            <p>{text}</p>
          </IconCard>
        ))}
      </ul>
    </Section>
  )
}
