import type { PageWords } from '#company/words.ts'
import { aboutWords } from './company/about/words.ts'
import { contactWords } from './company/contact/words.ts'
import { helpWords } from './help-centre/articles/words.ts'
import { jobsWords } from './jobs/openings/words.ts'
import { wordsOfServices } from './landlord-services/contents/words.ts'
import { overviewWords } from './letting/apartments/words.ts'
import { homeWords } from './letting/home/words.ts'
import { propertiesWords } from './letting/properties/words.ts'
import { applicationWords } from './letting/tenant-application/words.ts'
import { partnerWords } from './partners/overview/words.ts'
import { assistantWords } from './tenant-services/assistant/words.ts'
import { damageWords } from './tenant-services/damage-report/words.ts'
import { keyLossWords } from './tenant-services/key-loss/words.ts'
import { certificateWords } from './tenant-services/rent-certificate/words.ts'

/** Pages whose words staff may change, in the order of the website. Editor, preview, rights, routes and cache follow from them. */
export const wordedPages: readonly PageWords[] = [
  homeWords,
  propertiesWords,
  overviewWords,
  applicationWords,
  damageWords,
  certificateWords,
  keyLossWords,
  helpWords,
  assistantWords,
  ...wordsOfServices,
  partnerWords,
  aboutWords,
  jobsWords,
  contactWords,
]
