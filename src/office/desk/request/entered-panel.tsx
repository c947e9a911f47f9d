import { PhoneLink } from '#office/frame/frame/phone-link.tsx'
import { Facts, Panel } from '#office/frame/frame/panel.tsx'
import type { Call } from '#office/frame/frame/call.server.ts'
import type { CalledSection } from './called-sections.server.ts'

type EnteredPanelProps = {
  sections: readonly CalledSection[]
  /** Links at the head of the page already. */
  phones: readonly Call[]
}

/** Everything that was entered, one sheet per part of the form. */
export function EnteredPanel({ sections, phones }: EnteredPanelProps) {
  return (
    <>
      {sections.map(({ heading, facts }) => (
        <Panel key={heading} title={heading}>
          <Facts
            isNarrow
            facts={facts.map(([label, value, call]) => [
              label,
              call && phones.every(({ typed }) => typed !== value) ? <PhoneLink key={label} call={call} /> : value,
            ])}
          />
        </Panel>
      ))}
    </>
  )
}
