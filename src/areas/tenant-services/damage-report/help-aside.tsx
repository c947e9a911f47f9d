import { site } from '#site'
import { EmergencyCalls } from '#ui/button/emergency-calls.tsx'
import { Card } from '#ui/card/card.tsx'
import { TitledCard } from '#ui/card/titled-card.tsx'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { MailAddress } from '#ui/mail/mail-address.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import { urgencyLevels } from './fields.ts'

/** Whom to call, how long it takes, and what to do until somebody comes. */
export function HelpAside() {
  return (
    <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-1">
      <EmergencyCard />
      <ProcessingTimes />
      <Tips />
    </div>
  )
}

function EmergencyCard() {
  return (
    // Not named after its heading: „Notfall“ is what the form calls its highest urgency.
    <Card id="notfallnummern" className="border-bad-200! bg-bad-50! p-5 sm:p-7">
      <h2 className="text-xl">Im Notfall</h2>
      <div className="mt-4 grid gap-3">
        <EmergencyCalls />
        <PhoneButton />
      </div>
      <p className="mt-4 text-ink-800">
        Rohrbruch, Stromausfall im Haus, Heizungsausfall im Winter: Rufen Sie uns an{site.emergency.callHours}. Oder per
        E-Mail: <MailAddress />
      </p>
    </Card>
  )
}

function ProcessingTimes() {
  return (
    <TitledCard id="bearbeitungszeiten" title="Bearbeitungszeiten">
      <dl className="mt-4 grid gap-4">
        {urgencyLevels.map(({ value, label, hint, example }) => (
          <div key={value}>
            <dt className="font-semibold text-ink-950">{`${label}: ${hint}`}</dt>
            <dd className="text-sm text-ink-600">{example}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  )
}

function Tips() {
  return (
    <TitledCard id="tipps" title="Bis jemand kommt" className="md:col-span-2 lg:col-span-1">
      <ul className="mt-4 list-disc space-y-2.5 pl-5 text-ink-700 marker:text-action">
        <li>Wasser läuft: Absperrventil unter dem Becken oder Haupthahn zudrehen, Möbel und Teppiche wegräumen.</li>
        <li>Strom weg: Im Sicherungskasten nachsehen. Fällt die Sicherung wieder heraus, bleibt sie aus.</li>
        <li>Heizung kalt: Thermostat aufdrehen und fragen, ob es auch den Nachbarn so geht.</li>
        <li>Fotografieren Sie den Schaden, und heben Sie Beschädigtes für Ihre Versicherung auf.</li>
        <li>
          <KeepTogether text="Melden Sie auch kleine Mängel sofort: Dazu sind Mieter verpflichtet, und wer schweigt, haftet für Folgeschäden (§ 536c BGB)." />
        </li>
      </ul>
    </TitledCard>
  )
}
