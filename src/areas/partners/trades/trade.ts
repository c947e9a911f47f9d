/** A trade (Gewerk) that the company looks for partners in. */
export type Trade = {
  id: string
  /** Unique; what an application names its trade by. */
  name: string
  description: string | null
  /** One of the names that `TradeIcon` draws; any other is drawn as a wrench. */
  iconName: string
  isActive: boolean
}
