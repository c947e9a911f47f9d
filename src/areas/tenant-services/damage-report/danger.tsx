import Droplets from 'lucide-react/icons/droplets'
import Flame from 'lucide-react/icons/flame'
import Phone from 'lucide-react/icons/phone'
import Wind from 'lucide-react/icons/wind'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/layout/section.tsx'

// What the fire brigades advise: https://www.bbk.bund.de (Brand, Stromausfall, Hochwasser) and the gas network operators.
const dangers = [
  {
    Icon: Wind,
    title: 'Es riecht nach Gas',
    steps: [
      'Kein Feuer, keinen Lichtschalter, keine Klingel und kein Telefon im Haus benutzen.',
      'Fenster öffnen, alle warnen (klopfen, nicht klingeln), Haus verlassen.',
      'Erst draußen anrufen.',
    ],
  },
  {
    Icon: Flame,
    title: 'Es brennt oder raucht',
    steps: [
      'Alle warnen, Türen hinter sich schließen, Haus verlassen.',
      'Nicht durch Rauch gehen und keinen Aufzug benutzen.',
      'Ist der Weg versperrt: Tür schließen, am Fenster bemerkbar machen.',
    ],
  },
  {
    Icon: Droplets,
    title: 'Wasser läuft in Strom',
    steps: [
      'Nicht ins Wasser treten und nichts Elektrisches anfassen.',
      'Sicherung nur ausschalten, wenn Sie trocken hinkommen.',
      'Raum verlassen, andere fernhalten.',
    ],
  },
]

/** Stands before the form: whoever is in danger calls first. */
export function Danger() {
  return (
    <Section labelledBy="gefahr" spacing="tight">
      <h2 id="gefahr" className="text-3xl">
        Ist jemand in Gefahr? Rufen Sie zuerst an.
      </h2>
      <p className="mt-3 text-ink-700">Melden können Sie den Schaden danach immer noch, auch später von unterwegs.</p>
      <ul className="mt-6 grid gap-5 md:grid-cols-3 lg:gap-6">
        {dangers.map(({ Icon, title, steps }) => (
          <Card key={title} as="li" className="flex flex-col border-bad-200! bg-bad-50! p-5 sm:p-6">
            <div className="flex items-center gap-3">
              <Icon aria-hidden="true" className="size-7 shrink-0 text-bad-600" />
              <h3 className="text-xl">{title}</h3>
            </div>
            <ul className="mt-3 mb-5 list-disc space-y-1.5 pl-5 text-ink-800">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
            <ButtonLink href={`tel:${site.emergency.fire}`} variant="danger" className="mt-auto self-start">
              <Phone aria-hidden="true" />
              {site.emergency.fire} anrufen
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
