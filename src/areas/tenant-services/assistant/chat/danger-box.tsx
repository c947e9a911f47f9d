import Phone from 'lucide-react/icons/phone'
import { ButtonLink } from '#ui/button/button.tsx'
import type { Danger } from '../answer.ts'

/** What to do at once; stands before everything else that an answer says. */
export function DangerBox({ danger: { title, steps, calls } }: { danger: Danger }) {
  return (
    <div className="rounded-card border-2 border-bad-600 bg-bad-50 p-4 sm:p-5">
      <h4 className="text-xl text-bad-800">{title}</h4>
      <ol className="mt-3 list-decimal space-y-1.5 pl-5 text-ink-900">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        {calls.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'danger' : 'secondary'}>
            <Phone aria-hidden="true" />
            {label}
          </ButtonLink>
        ))}
      </div>
    </div>
  )
}
