/** A job that is offered (specification: "Job"). Texts are the office's own words; long ones have blank lines between paragraphs. */
export type Opening = {
  id: string
  /** Names the job in its address, `/job/{slug}`. */
  slug: string
  title: string
  shortDescription: string | null
  longDescription: string | null
  /** „Vollzeit“, „Minijob“: free text. */
  jobType: string
  location: string
  hours: string | null
  /** As it is shown; the numbers below are for search engines. */
  salary: string | null
  salaryMinEuro: number | null
  salaryMaxEuro: number | null
  salaryUnit: SalaryUnit | null
  tasks: string[]
  requirements: string[]
  offers: string[]
  isActive: boolean
  /** Last day of the offer, YYYY-MM-DD. */
  validUntil: string | null
  createdAt: string
}

/** As schema.org says it. */
export type SalaryUnit = 'HOUR' | 'MONTH' | 'YEAR'
