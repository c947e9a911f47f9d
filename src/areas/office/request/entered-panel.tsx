import { PhoneLink } from '../frame/phone-link.tsx'
import { Facts, Panel } from '../frame/panel.tsx'
import type { EnteredSection } from '#forms/staff-view.ts'

type EnteredPanelProps = {
  sections: readonly EnteredSection[]
  /** Links at the head of the page already. */
  phones: readonly string[]
}

/** Everything that was entered, one sheet per part of the form. */
export function EnteredPanel({ sections, phones }: EnteredPanelProps) {
  return (
    <>
      {sections.map(({ heading, facts }) => (
        <Panel key={heading} title={heading}>
          <Facts
            isNarrow
            facts={facts.map(([label, value, use]) => [
              label,
              use === 'phone' && !phones.includes(value) ? <PhoneLink key={label} typed={value} /> : value,
            ])}
          />
        </Panel>
      ))}
    </>
  )
}
