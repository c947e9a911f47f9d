import { BadgeEuro, CalendarCheck, Check, ClipboardCheck, Handshake, MapPinned, UserRound } from 'lucide-react'
import { site } from '#site'
import { IconCard } from '#ui/card/icon-card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'

const advantages = () => [
  {
    Icon: CalendarCheck,
    title: 'Regelmäßige Aufträge',
    text: 'Über 70 Einheiten brauchen das ganze Jahr über Menschen, die ihr Fach verstehen.',
  },
  {
    Icon: MapPinned,
    title: 'Kurze Wege',
    text: `Unsere Häuser liegen nah beieinander ${site.region}, von ${site.places.first} bis ${site.places.last}.`,
  },
  {
    Icon: UserRound,
    title: 'Feste Ansprechperson',
    text: 'Eine Person kennt Ihren Auftrag, vom ersten Anruf bis zur Abnahme.',
  },
  {
    Icon: ClipboardCheck,
    title: 'Klare Aufträge',
    text: 'Fotos, Maße und Zugang bekommen Sie vorab. Sie wissen, was zu tun ist, bevor Sie losfahren.',
  },
  {
    Icon: BadgeEuro,
    title: 'Pünktliche Zahlung',
    text: 'Geprüfte Rechnungen bezahlen wir innerhalb von 14 Tagen.',
  },
  {
    Icon: Handshake,
    title: 'Auf lange Sicht',
    text: 'Wer gut arbeitet, wird wieder gerufen. Wir wechseln nicht wegen ein paar Euro.',
  },
]

const furtherAdvantages = [
  { title: 'Abgestimmte Termine', text: 'Wir sprechen den Termin mit den Mietern ab.' },
  { title: 'Wenig Papier', text: 'Auftrag, Fotos und Rechnung gehen per E-Mail hin und her.' },
  { title: 'Keine Vermittlungsgebühr', text: 'Für unsere Aufträge bezahlen Sie nichts, auch kein Portal.' },
  { title: 'Empfehlungen', text: 'Fragen uns Eigentümer nach guten Betrieben, nennen wir Ihren Namen.' },
]

/** Six advantages and four more. */
export function Advantages() {
  return (
    <Section labelledBy="vorteile">
      <SectionHeading id="vorteile" title="Das haben Sie davon" />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {advantages().map(({ Icon, title, text }) => (
          <IconCard key={title} icon={<Icon aria-hidden="true" />} title={title}>
            <p>{text}</p>
          </IconCard>
        ))}
      </ul>
      <h3 className="mt-12 text-2xl">Und außerdem</h3>
      <ul className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {furtherAdvantages.map(({ title, text }) => (
          <li key={title} className="flex items-start gap-3.5">
            <Check aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-ok-600" />
            <p className="text-ink-700">
              <strong className="font-semibold text-ink-950">{title}:</strong> {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
