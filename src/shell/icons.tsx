type IconProps = { className?: string }

/** A receiver in a speech bubble: the messenger, without its provider's trademark. */
export function MessengerIcon({ className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={className}>
      <path
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M3 21l1.6-4.8A9 9 0 1 1 8 19.5Z"
      />
      <path
        fill="currentColor"
        d="M9.2 7.8c.3 0 .5.1.6.4l.7 1.7c.1.2 0 .5-.1.7l-.6.7c.6 1.2 1.6 2.2 2.8 2.8l.7-.6c.2-.2.5-.2.7-.1l1.7.7c.3.1.4.3.4.6 0 1.4-1.2 2.2-2.4 1.9-3-.7-5.4-3.1-6.1-6.1-.3-1.4.5-2.7 1.6-2.7Z"
      />
    </svg>
  )
}

export function LinkedInIcon({ className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M4.98 3.5a2.48 2.48 0 1 1 0 4.96 2.48 2.48 0 0 1 0-4.96ZM2.9 9.9h4.16V21H2.9ZM9.7 9.9h3.99v1.52h.06c.55-1.05 1.91-1.85 3.7-1.85C21.2 9.57 22 12 22 15.1V21h-4.16v-5.2c0-1.24-.02-2.84-1.8-2.84-1.8 0-2.08 1.35-2.08 2.75V21H9.7Z" />
    </svg>
  )
}

export function FacebookIcon({ className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M13.6 21.5v-8.2h2.8l.5-3.3h-3.3V7.9c0-1 .4-1.7 1.8-1.7h1.6V3.3c-.5-.1-1.5-.2-2.5-.2-2.6 0-4.2 1.5-4.2 4.3V10H7.4v3.3h2.9v8.2Z" />
    </svg>
  )
}
