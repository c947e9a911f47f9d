import { PhoneLink } from '../frame/phone-link.tsx'
import { Facts, Panel } from '../frame/panel.tsx'
import type { EnteredSection } from '#forms/staff-view.ts'

/** Everything that was entered, one sheet per part of the form. */
export function EnteredPanel({ sections }: { sections: readonly EnteredSection[] }) {
  return (
    <>
      {sections.map(({ heading, facts }) => (
        <Panel key={heading} title={heading}>
          <Facts
            facts={facts.map(([label, value, use]) => [
              label,
              use === 'phone' ? <PhoneLink key={label} typed={value} /> : value,
            ])}
          />
        </Panel>
      ))}
    </>
  )
}
