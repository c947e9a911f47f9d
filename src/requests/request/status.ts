/** How far a request is. Stored codes; the order is that of the work. */
export const requestStatuses = ['neu', 'in_arbeit', 'wartet', 'erledigt', 'abgelehnt'] as const

export type RequestStatus = (typeof requestStatuses)[number]

export const statusLabels: Record<RequestStatus, string> = {
  neu: 'Neu',
  in_arbeit: 'In Arbeit',
  wartet: 'Wartet',
  erledigt: 'Erledigt',
  abgelehnt: 'Abgelehnt',
}

export const openStatuses = ['neu', 'in_arbeit', 'wartet'] as const satisfies readonly RequestStatus[]

export function isRequestStatus(text: string): text is RequestStatus {
  return (requestStatuses as readonly string[]).includes(text)
}

/** Closed ones wait for nobody; for most kinds the days until deletion count from here. */
export function isClosed(status: RequestStatus): boolean {
  return status === 'erledigt' || status === 'abgelehnt'
}
