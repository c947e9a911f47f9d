import { mayTakeOver } from '#office/frame/access/roles.ts'
import type { StaffMember } from '#office/frame/staff/repository.server.ts'

/** Somebody else who can be put in charge of a request. */
export type Colleague = { id: string; name: string }

/** The assignee, as the list's forms send it in `wanted`: the reader, nobody, or `wer:` and an account. */
export const ME = 'ich'
export const NOBODY = 'niemand'
export const giveTo = (id: string) => `wer:${id}`

/** The account that `wanted` means; null: nobody, undefined: it says something else. */
export function readAssignee(wanted: string, me: string): string | null | undefined {
  if (wanted === ME) return me
  if (wanted === NOBODY) return null
  return /^wer:(.+)$/.exec(wanted)?.[1]
}

/** Everybody but the reader who works on one of these kinds. */
export function colleaguesFor(team: readonly StaffMember[], me: { id: string }, kinds: readonly string[]): Colleague[] {
  return team
    .filter((member) => member.id !== me.id && kinds.some((kind) => mayTakeOver(member, kind)))
    .map(({ id, name }) => ({ id, name }))
}
