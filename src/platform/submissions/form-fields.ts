/** Names of the hidden fields that every HTML form carries beside its own. They are read here and never reach a kind. */
export const formFields = {
  token: 'form_token',
  idempotencyKey: 'idempotency_key',
  /** Invisible to people; what fills it in is a program. No browser fills a field of this name by itself. */
  honeypot: 'ihre_webseite',
  proofOfWork: 'proof_of_work',
} as const
