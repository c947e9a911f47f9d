/** The applicant lives there too: a list of two members makes a household of three. */
export function householdSizeFor(members: number): number {
  return members + 1
}
