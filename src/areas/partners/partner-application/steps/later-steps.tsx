import { CompanyStep } from './company-step.tsx'
import { FurtherStep } from './further-step.tsx'
import { ServicesStep } from './services-step.tsx'

/** The fields of the steps after the first. A file of its own (`later.ts`). */
export const laterContents = { betrieb: CompanyStep, leistungen: ServicesStep, weiteres: FurtherStep }
