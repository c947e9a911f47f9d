import type { Generated } from 'kysely'
import type { CompanyTables } from './company-tables.server.ts'

/**
 * Column names as the database spells them: text ids (UUIDv7 or readable), moments ISO 8601 UTC, days YYYY-MM-DD, money in
 * whole cents, truth 0/1, lists JSON text. Only repositories speak this language.
 */
type Flag = 0 | 1

type LocationsTable = {
  id: string
  name: string
  description: string | null
  is_published: Generated<0 | 1>
  version: Generated<number>
  created_at: string
  updated_at: string
}

export type PropertiesTable = {
  id: string
  location_id: string | null
  name: string
  street: string
  house_number: string | null
  postal_code: string
  city: string
  country: string
  property_type: string
  construction_year: number | null
  renovation_year: number | null
  heating_type: string | null
  heating_system: string | null
  /** JSON list of text. */
  energy_carriers: string
  total_units: number
  description: string | null
  /** JSON list of lines: kind, name, distance. */
  nearby: string
  latitude: number | null
  longitude: number | null
  coordinates_precision: string | null
  publish_exact_address: Flag
  is_published: Flag
  /** Folded name, street, postal code and city. */
  search_text: string
  city_folded: string
  version: number
  created_at: string
  updated_at: string
}

export type EnergyCertificatesTable = {
  id: string
  property_id: string
  kind: string | null
  value_kwh_per_sqm_year: number | null
  energy_carriers: string
  building_year: number | null
  efficiency_class: string | null
  includes_hot_water: Flag
  issued_on: string | null
  valid_until: string | null
  document_media_id: string | null
  exemption: string
  scheme: string | null
}

export type ApartmentsTable = {
  id: string
  property_id: string
  name: string
  description: string | null
  floor_level: string | null
  total_area_sqm: number | null
  living_area_sqm: number | null
  room_count: number | null
  bedroom_count: number | null
  bathroom_count: number | null
  cold_rent_cents: number | null
  warm_rent_cents: number | null
  utilities_cents: number | null
  heating_costs_cents: number | null
  deposit_cents: number | null
  heating_included: Flag
  available_from: string | null
  availability_status: string
  is_published: Flag
  /** Computed on write: published, and its building too. The public site reads only these. */
  is_listed: Flag
  max_occupants: number | null
  wbs_required: Flag
  pets: string | null
  /** `ja`, `nein`; null: nobody said. */
  step_free: string | null
  narrowest_door_cm: number | null
  level_shower: string | null
  /** Of a video or tour at another company. */
  tour_url: string | null
  /** Computed on write for filters and sorting: cold rent + utilities + heating; null without a cold rent. */
  total_rent_cents: number | null
  /** Copied from the property on write, so that a filter reads one table. */
  city: string
  city_folded: string
  postal_code: string
  /** Folded: the flat's name, its property's name, the public address, one below the other. */
  search_text: string
  /** Copied: offices, shops and workshops are no homes. */
  is_commercial: Flag
  /** ` balkon keller `: the flat's amenities once more, so that a filter reads one index. */
  amenity_codes: string
  version: number
  created_at: string
  updated_at: string
}

type ApartmentAmenitiesTable = { apartment_id: string; amenity: string }

type ContentStateTable = { id: 1; content_version: number; changed_at: string }

export type JobsTable = {
  id: string
  slug: string
  title: string
  short_description: string | null
  long_description: string | null
  job_type: string
  location: string
  hours: string | null
  salary: string | null
  salary_min_cents: number | null
  salary_max_cents: number | null
  /** HOUR, MONTH or YEAR, as schema.org says it. */
  salary_unit: string | null
  /** JSON lists of text. */
  tasks: string
  requirements: string
  offers: string
  is_active: Flag
  valid_until: string | null
  version: number
  created_at: string
  updated_at: string
}

type HelpCategoriesTable = {
  id: string
  slug: string
  title: string
  description: string | null
  icon: string
  sort_order: number
  is_published: Generated<0 | 1>
  version: Generated<number>
  updated_at: string
}

export type HelpArticlesTable = {
  id: string
  slug: string
  category_slug: string
  title: string
  /** Markdown. */
  content: string
  image: string | null
  image_alt: string | null
  keywords: string
  sort_order: number
  is_published: Flag
  search_text: string
  version: number
  created_at: string
  updated_at: string
}

type FaqItemsTable = {
  id: string
  question: string
  answer: string
  sort_order: number
  is_published: Generated<0 | 1>
  version: Generated<number>
  updated_at: string
}

/** Searches that found nothing, folded, by day. */
type HelpSearchMissesTable = { day: string; term: string; count: number }

type HelpFeedbackTable = {
  id: string
  /** Null: of an answer of the assistant. */
  article_id: string | null
  /** A question to the assistant, without contacts. */
  question: string | null
  is_helpful: 0 | 1
  missing: string | null
  created_at: string
}

export type TradesTable = {
  id: string
  name: string
  description: string | null
  icon_name: string
  is_active: Flag
  version: Generated<number>
  updated_at: string
}

type TestimonialsTable = {
  id: string
  page: string
  author: string
  role: string | null
  quote: string
  sort_order: number
  is_published: Generated<0 | 1>
  version: Generated<number>
  updated_at: string
}

/** Pictures and documents of buildings, flats and towns; column names and values as in `portfolio-tables.server.ts`. */
export type MediaTable = {
  id: string
  property_id: string | null
  apartment_id: string | null
  location_id: string | null
  media_type: string
  /** preview, header (at most three, by sort_order), gallery, location; of a document: download, internal. */
  role: string
  sort_order: number
  is_primary: 0 | 1
  title: string | null
  description: string | null
  alt_text: string
  /** The base of the derived files: `/media/<storage_key>-<width>.<format>`. */
  storage_key: string
  width: number | null
  height: number | null
  color: string | null
  /** JSON list of derived widths. */
  widths: string
  /** Stays in sight when the picture is cropped: `left-top` …; null: the centre. */
  focus: string | null
  /** Of a document. */
  size_bytes: number | null
  version: number
  /** Null until it is first changed. */
  updated_at: string | null
  created_at: string
}

export type PortfolioTables = CompanyTables & {
  locations: LocationsTable
  properties: PropertiesTable
  energy_certificates: EnergyCertificatesTable
  apartments: ApartmentsTable
  apartment_amenities: ApartmentAmenitiesTable
  media: MediaTable
  content_state: ContentStateTable
  jobs: JobsTable
  help_categories: HelpCategoriesTable
  help_articles: HelpArticlesTable
  help_search_misses: HelpSearchMissesTable
  help_feedback: HelpFeedbackTable
  faq_items: FaqItemsTable
  trades: TradesTable
  testimonials: TestimonialsTable
}
