import { createContext } from 'react-router'
import type { OfferingName } from './offerings.ts'

/** What a page is asked for that the company does not offer. Set: only „Diesen Bereich gibt es bei uns nicht“ may answer. */
export const notOfferedContext = createContext<OfferingName | null>(null)
