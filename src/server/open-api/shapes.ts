import { eachApartmentField } from '#areas/letting/apartments/fields.ts'
import { ownOf, wordTable } from '#platform/word-table.ts'

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = Record<string, unknown>

const text: JsonSchema = { type: 'string' }
const maybeText: JsonSchema = { type: ['string', 'null'] }
const number: JsonSchema = { type: 'number' }
const maybeNumber: JsonSchema = { type: ['number', 'null'] }
const maybeYear: JsonSchema = { type: ['integer', 'null'] }
export const count: JsonSchema = { type: 'integer', minimum: 0 }
const truth: JsonSchema = { type: 'boolean' }
const moment: JsonSchema = { type: 'string', format: 'date-time' }
const maybeDay: JsonSchema = { type: ['string', 'null'], format: 'date' }
const texts: JsonSchema = { type: 'array', items: text }
const ranges: JsonSchema = { type: 'array', items: { type: 'array', items: count } }

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
const maybe = (name: string): JsonSchema => ({ anyOf: [ref(name), { type: 'null' }] })
const many = (name: string): JsonSchema => ({ type: 'array', items: ref(name) })

export const shape = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})

/** `{ items, total }`; `more` for lists in pages. */
export const listOf = (items: JsonSchema, more: Record<string, JsonSchema> = {}): JsonSchema =>
  shape({ items: { type: 'array', items }, total: count, ...more })

export const paged = wordTable<JsonSchema>({ page: count, page_size: count })

const ofInput = { box: truth, boxes: texts, whole: maybeNumber, decimal: maybeNumber, euro: maybeNumber, day: maybeDay }
const apartmentFields = eachApartmentField.map(({ name, input, required }): [string, JsonSchema] => [
  name,
  ownOf(ofInput, input) ?? (required ? text : maybeText),
])
const { is_published: _draft, ...publicFields } = Object.fromEntries(apartmentFields)

const apartment = {
  id: text,
  ...publicFields,
  availability_status: {
    type: 'string',
    description: 'available, rented, reserved; jeder andere Wert wird gezeigt, wie er ist',
  },
  gallery_images: texts,
  gallery_pictures: many('Picture'),
  created_at: moment,
  updated_at: moment,
}

const picture = {
  base: text,
  widths: { type: 'array', items: count },
  width: count,
  height: count,
  color: text,
  alt: text,
  title: maybeText,
  description: maybeText,
}

/** Answers of the reads. Of a rented flat, sizes and amounts are null. */
export const shapes = wordTable<JsonSchema>({
  Problem: {
    type: 'object',
    description:
      'RFC 9457: `title` ist ein deutscher Satz, der sagt, was zu tun ist; `errors` nennt ihn Feld für Feld.',
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' },
      detail: text,
      errors: { type: 'object', additionalProperties: text },
      challenge: shape({ token: text, bits: count }),
    },
    required: ['type', 'title', 'status'],
  },
  Picture: { ...shape(picture), properties: { ...picture, focus: text, is_drawing: truth } },
  EnergyCertificate: shape({
    kind: maybeText,
    value_kwh_per_sqm_year: maybeNumber,
    energy_carriers: texts,
    building_year: maybeYear,
    efficiency_class: maybeText,
    includes_hot_water: { type: ['boolean', 'null'] },
    issued_on: maybeDay,
    valid_until: maybeDay,
    exemption: text,
    scheme: maybeText,
  }),
  Coordinates: shape({ lat: number, lng: number, precision: text }),
  PropertyPin: shape({ lat: number, lng: number, precision: text, id: text, name: text, town: text }),
  NearbyPlace: shape({ kind: text, name: text, walking_minutes: maybeNumber, metres: maybeNumber }),
  PropertyRecord: shape({
    id: text,
    name: text,
    location_id: maybeText,
    address_street: maybeText,
    address_postal_code: text,
    address_city: text,
    address_country: text,
    property_type: text,
    construction_year: maybeYear,
    renovation_year: maybeYear,
    heating_type: maybeText,
    heating_system: maybeText,
    energy_carriers: texts,
    total_units: count,
    available: shape({ count, warm_rent_from_euro: maybeNumber }),
    description: maybeText,
    preview_image_url: maybeText,
    header_image_1_url: maybeText,
    header_image_2_url: maybeText,
    header_image_3_url: maybeText,
    preview_picture: maybe('Picture'),
    header_pictures: many('Picture'),
    coordinates: maybe('Coordinates'),
    nearby: many('NearbyPlace'),
    energy_certificate: maybe('EnergyCertificate'),
    created_at: moment,
    updated_at: moment,
  }),
  ApartmentRecord: shape(apartment),
  ApartmentListItem: shape({
    id: text,
    property_id: text,
    apartment_name: text,
    property_name: text,
    location: text,
    address: maybeText,
    type: text,
    coordinates: maybe('Coordinates'),
    room_count: maybeNumber,
    living_area_sqm: maybeNumber,
    picture: maybe('Picture'),
    description: text,
    cold_rent_euro: maybeNumber,
    warm_rent_euro: maybeNumber,
    efficiency_class: maybeText,
    available_from: maybeDay,
    availability_status: text,
    amenities: texts,
  }),
  ApartmentDetail: shape({
    ...apartment,
    property: ref('PropertyRecord'),
    location: maybe('Location'),
    similar: many('ApartmentListItem'),
    documents: many('Media'),
    videos: many('Media'),
    viewings: many('OpenViewing'),
  }),
  OpenViewing: {
    ...shape({
      id: text,
      starts_at: moment,
      ends_at: moment,
      places: count,
      free: count,
      way: { type: 'string', enum: ['first', 'draw'] },
      closes_at: { type: ['string', 'null'], format: 'date-time' },
    }),
    description:
      'Besichtigungstermin, den jeder auf `/wohnung/{id}/besichtigung` buchen kann: `first`, wer zuerst kommt, `draw`, unter allen verlost, die sich bis `closes_at` anmelden. `free`: was für den Nächsten bleibt, die Warteliste geht vor.',
  },
  Building: shape({ id: text, name: text }),
  Location: shape({
    id: text,
    name: text,
    description: maybeText,
    location_image_1_url: maybeText,
    location_image_2_url: maybeText,
    location_image_3_url: maybeText,
    pictures: many('Picture'),
  }),
  Media: shape({
    id: text,
    property_id: maybeText,
    apartment_id: maybeText,
    media_type: text,
    sort_order: count,
    file_url: text,
    is_primary: truth,
    title: maybeText,
    description: maybeText,
    picture: maybe('Picture'),
    size_bytes: maybeNumber,
  }),
  Job: shape({
    id: text,
    slug: text,
    title: text,
    short_description: text,
    long_description: text,
    job_type: text,
    location: text,
    hours: text,
    salary: text,
    salary_min_euro: maybeNumber,
    salary_max_euro: maybeNumber,
    salary_unit: maybeText,
    tasks: texts,
    requirements: texts,
    offers: texts,
    is_active: truth,
    valid_until: maybeDay,
    created_at: moment,
  }),
  HelpCategory: shape({
    id: text,
    slug: text,
    title: text,
    description: text,
    icon: text,
    sort_order: count,
    article_count: count,
  }),
  HelpCategoryOfArticle: shape({ slug: text, title: text, icon: text }),
  HelpArticle: shape({
    id: text,
    slug: text,
    title: text,
    excerpt: text,
    image: maybeText,
    image_alt: maybeText,
    category_slug: text,
    category: ref('HelpCategoryOfArticle'),
    content: text,
    content_html: text,
    updated_at: moment,
  }),
  HelpQuestion: shape({ id: text, question: text, answer: text, answer_html: text, sort_order: count }),
  HelpHit: shape({
    id: text,
    slug: text,
    title: text,
    title_ranges: ranges,
    snippet: text,
    snippet_ranges: ranges,
    category_slug: text,
    category: ref('HelpCategoryOfArticle'),
  }),
  Trade: shape({ id: text, name: text, description: text, icon_name: text, is_active: truth }),
  PropertyChoice: shape({ id: text, name: text, address_street: maybeText }),
  ApartmentChoice: shape({
    id: text,
    name: text,
    room_count: maybeNumber,
    living_area_sqm: maybeNumber,
    cold_rent_euro: maybeNumber,
  }),
})
