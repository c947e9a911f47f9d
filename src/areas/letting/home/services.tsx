import { ArrowRight, Building2, ClipboardList, HardHat, KeyRound, MessagesSquare, Wrench } from 'lucide-react'
import { Link } from 'react-router'
import { site } from '#site'
import { Card } from '#ui/card/card.tsx'
import { IconMark } from '#ui/card/icon-card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'

const services = () => [
  {
    Icon: KeyRound,
    title: 'Zuhause finden',
    text: `Wohnungen und Häuser in ${site.places.shown}, mit allen Kosten und Energieausweis.`,
    action: 'Immobilien ansehen',
    to: '/vermietung',
  },
  {
    Icon: ClipboardList,
    title: 'Antworten für Mieter',
    text: 'Vom Einzug bis zur Kündigung: Was Sie wissen müssen, verständlich erklärt und jederzeit nachzulesen.',
    action: 'Zu den Mieterinfos',
    to: '/mieterinfos',
  },
  {
    Icon: Wrench,
    title: 'Schaden melden',
    text: 'Heizung kalt, Wasser an der Decke? Melden Sie es in wenigen Minuten. Im Notfall rufen Sie an, rund um die Uhr.',
    action: 'Schaden melden',
    to: '/schadensmeldung',
  },
  {
    Icon: Building2,
    title: 'Haus verwalten lassen',
    text: 'Vermietung, Abrechnung, Instandhaltung: Wir übernehmen den Alltag Ihrer Immobilie.',
    action: 'Zur Hausverwaltung',
    to: '/hausverwaltung',
  },
  {
    Icon: HardHat,
    title: 'Bauen und instand halten',
    text: 'Bauleitung, Sanierung und Reparaturen mit Betrieben aus der Region, die wir kennen.',
    action: 'Zu den Instandhaltungsarbeiten',
    to: '/instandhaltungsarbeiten',
  },
  {
    Icon: MessagesSquare,
    title: 'Persönlich beraten',
    text: 'Sie haben eine Frage zu einer Wohnung oder zu Ihrem Haus? Sprechen Sie mit uns.',
    action: 'Kontakt aufnehmen',
    to: '/kontakt',
  },
]

export function Services() {
  return (
    <Section labelledBy="leistungen">
      <SectionHeading
        id="leistungen"
        title="Was können wir für Sie tun?"
        lead="Ob Sie suchen, wohnen oder vermieten: Hier sind Sie mit zwei Klicks richtig."
      />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {services().map(({ Icon, title, text, action, to }) => (
          <Card key={to} as="li" interactive className="flex flex-col p-5 sm:p-7">
            <div className="flex items-center gap-4 sm:block">
              <IconMark className="sm:mb-5">
                <Icon aria-hidden="true" />
              </IconMark>
              <h3 className="text-xl">{title}</h3>
            </div>
            <p className="mt-3 mb-4 text-ink-700 sm:mt-2 sm:mb-5">{text}</p>
            <Link
              to={to}
              prefetch="intent"
              viewTransition
              className="card-link mt-auto inline-flex items-center gap-2 font-semibold text-action group-hover:text-action-strong"
            >
              {action}
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 transition-transform motion-safe:group-hover:translate-x-1"
              />
            </Link>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
