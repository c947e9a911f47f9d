/** How far a submission is. Stored codes; the order is that of the work. */
export const submissionStatuses = ['neu', 'in_arbeit', 'wartet', 'erledigt', 'abgelehnt'] as const

export type SubmissionStatus = (typeof submissionStatuses)[number]

export const statusLabels: Record<SubmissionStatus, string> = {
  neu: 'Neu',
  in_arbeit: 'In Arbeit',
  wartet: 'Wartet',
  erledigt: 'Erledigt',
  abgelehnt: 'Abgelehnt',
}

export const openStatuses = ['neu', 'in_arbeit', 'wartet'] as const satisfies readonly SubmissionStatus[]

export function isSubmissionStatus(text: string): text is SubmissionStatus {
  return (submissionStatuses as readonly string[]).includes(text)
}

/** Closed ones wait for nobody; for most kinds the days until deletion count from here. */
export function isClosed(status: SubmissionStatus): boolean {
  return status === 'erledigt' || status === 'abgelehnt'
}
