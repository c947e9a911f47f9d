/** Links to the sender's page end so many days after the request is closed. */
export const LINK_DAYS_AFTER_CLOSING = 90

/** A link that is made when that end is near or over works for so many days all the same. */
export const NEW_LINK_DAYS = 30
