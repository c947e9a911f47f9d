import { Printer } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'

export function PrintButton() {
  return (
    <Button variant="secondary" size="sm" className="needs-js" onClick={() => print()}>
      <Printer aria-hidden="true" />
      Drucken
    </Button>
  )
}
