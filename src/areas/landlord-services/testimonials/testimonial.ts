/** A landlord's words about a service. */
export type Testimonial = {
  id: string
  author: string
  /** „Eigentümerin eines Mehrfamilienhauses in Neustadt“ */
  role: string | null
  quote: string
}

/** `page` is the address of the page that shows it, without the slash. */
export type NewTestimonial = Testimonial & { page: string; sortOrder: number }
