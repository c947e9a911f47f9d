import { Printer } from 'lucide-react'
import { SecondaryButton } from '#office/frame/frame/secondary-button.tsx'

export function PrintButton() {
  return (
    <SecondaryButton className="needs-js" onClick={() => print()}>
      <Printer aria-hidden="true" />
      Drucken
    </SecondaryButton>
  )
}
