import { Droplets, Flame, Phone, Wind } from 'lucide-react'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/layout/section.tsx'
import { dangers } from './dangers.ts'

const shown = [
  { Icon: Wind, ...dangers.gas },
  { Icon: Flame, ...dangers.fire },
  { Icon: Droplets, ...dangers.water },
]

/** Stands before the form: people in danger call first. */
export function Danger() {
  return (
    <Section labelledBy="gefahr" spacing="tight">
      <h2 id="gefahr" className="text-3xl">
        Ist jemand in Gefahr? Rufen Sie zuerst an.
      </h2>
      <p className="mt-3 text-ink-700">Melden können Sie den Schaden danach immer noch, auch später von unterwegs.</p>
      <ul className="mt-6 grid gap-5 lg:grid-cols-3 lg:gap-6">
        {shown.map(({ Icon, title, steps }) => (
          <Card
            key={title}
            as="li"
            className="flex flex-col border-bad-200! bg-bad-50! p-5 sm:p-6 md:max-lg:grid md:max-lg:grid-cols-[1fr_auto] md:max-lg:gap-x-6"
          >
            <div className="flex items-center gap-3">
              <Icon aria-hidden="true" className="size-7 shrink-0 text-bad-600" />
              <h3 className="text-xl">{title}</h3>
            </div>
            <ul className="mt-3 mb-5 md:max-lg:mb-0 list-disc space-y-1.5 pl-5 text-ink-800">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
            <ButtonLink
              href={`tel:${site.emergency.fire}`}
              variant="danger"
              className="mt-auto self-start md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:my-auto"
            >
              <Phone aria-hidden="true" />
              {site.emergency.fire} anrufen
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
