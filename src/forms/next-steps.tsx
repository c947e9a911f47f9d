import { PhoneWithHours } from '#ui/phone/phone-with-hours.tsx'

type NextStepsProps = { steps: readonly string[]; level: 3 | 4 }

/** Says what happens after sending, and whom to ask. */
export function NextSteps({ steps, level }: NextStepsProps) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <>
      <div>
        <Heading className="text-xl">So geht es weiter</Heading>
        <ol className="mt-3 list-decimal space-y-2 pl-6 text-ink-700 marker:font-semibold marker:text-action">
          {steps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      </div>
      <p className="text-ink-700">
        Haben Sie Fragen? Rufen Sie uns an: <PhoneWithHours />
      </p>
    </>
  )
}
