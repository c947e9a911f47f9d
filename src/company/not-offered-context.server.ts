import { createContext } from 'react-router'
import type { OfferingName } from './offerings.ts'

/** The offering that a page is asked for and the company leaves out. Set: only „Diesen Bereich gibt es bei uns nicht“ may answer. */
export const notOfferedContext = createContext<OfferingName | null>(null)
