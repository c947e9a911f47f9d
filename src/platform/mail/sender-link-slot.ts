/**
 * Stands in every stored text where the mail carries the link to the sender's page, and is what staff read there. The link opens the page
 * to anybody who knows it, so it is made when the mail leaves (`outbox/with-sender-link.server.ts`) and stored nowhere.
 */
export const SENDER_LINK = '(Link des Absenders)'
