import type { ReactNode } from 'react'
import { site } from '#site'
import { TitledCard } from '#ui/card/titled-card.tsx'
import { PhoneLink } from '#ui/phone/phone-link.tsx'
import { MailAddress } from '#ui/mail/mail-address.tsx'

/** Address, telephone, e-mail and hours. */
export function ContactCard() {
  const { address, messengerUrl, businessHours, legalName } = site
  return (
    <TitledCard id="kontaktdaten" title="So erreichen Sie uns">
      <dl className="mt-5 grid gap-5">
        <Fact label="Anschrift">
          <address translate="no" className="not-italic">
            <span>{legalName}</span>
            <br />
            <span>{address.street}</span>
            <br />
            <span>{`${address.postalCode} ${address.city}`}</span>
          </address>
        </Fact>
        <Fact label="Telefon">
          <PhoneLink />
          {messengerUrl && (
            <>
              <br />
              <a href={messengerUrl} target="_blank" rel="noopener noreferrer" className="link">
                Auch über WhatsApp<span className="sr-only"> (öffnet in neuem Tab)</span>
              </a>
            </>
          )}
        </Fact>
        <Fact label="E-Mail">
          <MailAddress />
        </Fact>
        <Fact label="Bürozeiten">
          <span>{businessHours.shown}</span>
          <br />
          <span>Termine auch außerhalb dieser Zeiten nach Vereinbarung</span>
        </Fact>
      </dl>
    </TitledCard>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-600">{label}</dt>
      <dd className="mt-0.5 text-ink-950">{children}</dd>
    </div>
  )
}
