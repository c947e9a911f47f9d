import type { EnteredSection } from '#forms/staff-view.ts'
import { type Call, callOf } from '#office/frame/frame/call.server.ts'

export type CalledSection = { heading: string; facts: (readonly [label: string, value: string, call?: Call])[] }

/** Adds links that call the telephone numbers to what was entered. */
export function calledSections(sections: readonly EnteredSection[]): CalledSection[] {
  return sections.map(({ heading, facts }) => ({
    heading,
    facts: facts.map(([label, value, use]) => (use === 'phone' ? [label, value, callOf(value)] : [label, value])),
  }))
}
