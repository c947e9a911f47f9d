import { Building, Siren } from 'lucide-react'
import type { ReactNode } from 'react'
import { site } from '#site'
import { EmergencyCalls } from '#ui/button/emergency-calls.tsx'
import { Card } from '#ui/card/card.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import { MailAddress } from '#ui/mail/mail-address.tsx'

/** Shows whom to call when it cannot wait: the emergency services, or us. */
export function EmergencyCards() {
  const { emergency } = site
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:gap-6">
      <EmergencyCard
        icon={<Siren aria-hidden="true" />}
        title="Lebensgefahr"
        text="Feuer, Gasgeruch, Verletzte: Bringen Sie sich in Sicherheit und wählen Sie den Notruf."
        isDanger
      >
        <EmergencyCalls />
      </EmergencyCard>
      <EmergencyCard
        icon={<Building aria-hidden="true" />}
        title="Notfall in der Immobilie"
        text={`Rohrbruch, Stromausfall im Haus, Heizungsausfall im Winter: Rufen Sie uns an${emergency.callHours}.`}
      >
        <PhoneButton />
        <p className="w-full text-ink-700">
          oder per E-Mail: <MailAddress />
        </p>
      </EmergencyCard>
    </ul>
  )
}

type EmergencyCardProps = { icon: ReactNode; title: string; text: string; isDanger?: boolean; children: ReactNode }

function EmergencyCard({ icon, title, text, isDanger = false, children }: EmergencyCardProps) {
  return (
    <Card
      as="li"
      className={`p-5 sm:p-7 ${isDanger ? 'border-bad-200! bg-bad-50!' : 'border-brand-200! bg-brand-50!'}`}
    >
      <div className="flex items-center gap-4">
        <span
          className={`grid size-12 shrink-0 place-items-center rounded-control bg-white [&_svg]:size-6 ${isDanger ? 'text-bad-600' : 'text-action'}`}
        >
          {icon}
        </span>
        <h3 className="text-xl">{title}</h3>
      </div>
      <p className="mt-4 text-ink-700">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">{children}</div>
    </Card>
  )
}
