import { Mail, Phone, UserRound } from 'lucide-react'
import type { Site } from '#company/site-of.ts'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'

type Person = Site['persons'][number]

const ID = 'ansprechpartner'

/** People of the company, with their numbers. */
export function PersonCards({ persons, tone }: { persons: readonly Person[]; tone: 'plain' | 'sand' }) {
  return (
    <Section labelledBy={ID} tone={tone} spacing="tight" className="print:hidden">
      <h2 id={ID} className="text-3xl">
        {persons.length === 1 ? 'Ihr direkter Kontakt' : 'Ihre Ansprechpartner'}
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {persons.map((person) => (
          <PersonCard key={person.name} {...person} />
        ))}
      </ul>
    </Section>
  )
}

const link =
  'inline-flex min-h-11 max-w-full items-center gap-2 font-semibold text-action hover:text-action-strong hover:underline [&_svg]:size-5 [&_svg]:shrink-0'

function PersonCard({ name, role, phone, mail, picture }: Person) {
  const [user, host] = mail.split('@')
  return (
    <Card as="li" className="p-5">
      <div className="flex items-center gap-4">
        {picture ? (
          <ResponsivePicture picture={picture} sizes="5rem" className="size-20 shrink-0" rounded decorative />
        ) : (
          <span className="grid size-20 shrink-0 place-items-center rounded-card bg-brand-50 text-brand-700">
            <UserRound aria-hidden="true" className="size-9 stroke-[1.4]" />
          </span>
        )}
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">{name}</h3>
          {role && <p className="text-ink-700">{role}</p>}
        </div>
      </div>
      <div className="mt-3">
        {phone && (
          <p>
            <a href={phone.href} className={link}>
              <Phone aria-hidden="true" />
              <span>{phone.shown}</span>
            </a>
          </p>
        )}
        {mail && (
          <p>
            <a href={`mailto:${mail}`} className={link}>
              <Mail aria-hidden="true" />
              <span translate="no" className="min-w-0 wrap-anywhere">
                <span>{`${user ?? ''}@`}</span>
                <wbr />
                <span>{host}</span>
              </span>
            </a>
          </p>
        )}
      </div>
    </Card>
  )
}
