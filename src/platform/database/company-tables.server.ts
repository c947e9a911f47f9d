/** A page of the company's facts; `facts` is JSON by the fact's name. */
type CompanyTable = { id: string; facts: string; version: number; updated_at: string }

/** Pictures of the company's own pages; `focus_x`, `focus_y`: per cent from the left and from the top. */
type CompanyPicturesTable = {
  id: string
  alt_text: string
  storage_key: string
  /** JSON list of derived widths. */
  widths: string
  width: number
  height: number
  color: string
  focus_x: number
  focus_y: number
  version: number
  updated_at: string
  created_at: string
}

/** Whom to ask for what; `topics` is a JSON list. */
type ContactPersonsTable = {
  id: string
  name: string
  role: string | null
  phone: string | null
  email: string | null
  topics: string
  picture_id: string | null
  sort_order: number
  is_published: 0 | 1
  version: number
  updated_at: string
  created_at: string
}

export type CompanyTables = {
  company: CompanyTable
  company_pictures: CompanyPicturesTable
  contact_persons: ContactPersonsTable
}
