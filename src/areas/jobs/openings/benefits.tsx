import { CalendarHeart, GraduationCap, HandCoins, MapPin, ShieldCheck, Users } from 'lucide-react'
import { site } from '#site'
import { Section } from '#ui/layout/section.tsx'
import { SectionHeading } from '#ui/layout/section-heading.tsx'

const benefits = () => [
  {
    Icon: HandCoins,
    title: 'Faire Bezahlung',
    text: 'Was Sie verdienen, steht in jeder Anzeige. Notdienste zahlen wir extra.',
  },
  {
    Icon: CalendarHeart,
    title: '30 Tage Urlaub',
    text: 'Bei einer Vollzeitstelle, und Ihre freien Tage planen wir früh mit Ihnen.',
  },
  {
    Icon: ShieldCheck,
    title: 'Sichere Stelle',
    text: `Unbefristete Verträge in einem Unternehmen, das seit ${site.founded} in der Region arbeitet.`,
  },
  {
    Icon: GraduationCap,
    title: 'Weiterlernen',
    text: 'Lehrgänge, Prüfungen und Pflichtfortbildungen bezahlen wir, in der Arbeitszeit.',
  },
  {
    Icon: MapPin,
    title: 'Kurze Wege',
    text: `Unsere Häuser liegen zwischen ${site.places.first} und ${site.places.last}. Abends sind Sie zu Hause.`,
  },
  {
    Icon: Users,
    title: 'Ein kleines Team',
    text: 'Man kennt sich, hilft sich und entscheidet schnell. Ihre Meinung zählt vom ersten Tag an.',
  },
]

export function Benefits() {
  return (
    <Section tone="sand" labelledBy="vorteile">
      <SectionHeading id="vorteile" title="Was wir Ihnen bieten" />
      <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {benefits().map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden="true" className="mt-1 size-8 shrink-0 stroke-[1.6] text-action" />
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1.5 text-ink-700">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
