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
  /** What must stay in sight when the picture is cropped: `left-top` …; null: the centre. */
  focus: string | null
  /** Of a document. */
  size_bytes: number | null
  version: number
  /** Null until it is first changed. */
  updated_at: string | null
  created_at: string
}
