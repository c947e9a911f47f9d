import { Phone } from 'lucide-react'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'
import { whoAnswers } from './who-answers.ts'

/** After an emergency was sent: the number that is answered now. `hasPhone`: we can call back. */
export function CallNow({ hasPhone }: { hasPhone: boolean }) {
  const { fire } = site.emergency
  return (
    <Notice tone="error" title="Sie haben einen Notfall gemeldet" className="w-full">
      <p>
        {hasPhone
          ? 'Warten Sie nicht auf unseren Rückruf, wenn es schlimmer wird.'
          : 'Wir haben keine Telefonnummer von Ihnen. Bitte rufen Sie uns jetzt an, und nennen Sie die Vorgangsnummer.'}
      </p>
      <p>{whoAnswers()}</p>
      <p className="flex flex-wrap gap-3 pt-1.5">
        <PhoneButton variant="danger" />
        <ButtonLink href={`tel:${fire}`} variant="secondary">
          <Phone aria-hidden="true" />
          <span>{`${fire} bei Lebensgefahr`}</span>
        </ButtonLink>
      </p>
    </Notice>
  )
}
