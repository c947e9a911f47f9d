import { latePart } from '#ui/late-part/late-part.tsx'
import type { OpenPointsProps } from './open-points.tsx'

/** Most forms let nobody leave a step before it is filled in, and load nothing of it. */
export const OpenPoints = latePart<OpenPointsProps>('offen', async () => (await import('./open-points.tsx')).OpenPoints)
