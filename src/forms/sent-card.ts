import { useRouteLoaderData } from 'react-router'

/** Where the receipt went, and the request's page (`requests/request/sent-card.server.ts`). */
export type SentCard = { receiptTo: string; page: string }

let latest: (SentCard & { reference: string }) | null = null

/** Keeps what was just sent from this document, for the card in the form's place, wherever it stands. */
export function keepSent(sent: SentCard & { reference: string }): void {
  latest = sent
}

/** Null for a card that somebody else opens. */
export function useSentCard(reference: string): SentCard | null {
  const root = useRouteLoaderData<{ sent?: SentCard | null }>('root')
  return latest?.reference === reference ? latest : (root?.sent ?? null)
}
