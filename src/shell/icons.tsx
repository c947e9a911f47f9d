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
        d="M3 21l1.600-4.800A9 9 0 1 1 8 19.500Z"
      />
      <path
        fill="currentColor"
        d="M9.200 7.800c.3 0 .5.100.6.400l.7 1.700c.1.200 0 .5-.1.700l-.6.700c.6 1.200 1.600 2.200 2.800 2.800l.7-.6c.2-.2.5-.2.7-.1l1.700.7c.3.100.4.300.4.600 0 1.400-1.200 2.200-2.400 1.900-3-.7-5.400-3.100-6.100-6.100-.3-1.400.5-2.700 1.600-2.700Z"
      />
    </svg>
  )
}

export function LinkedInIcon({ className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M4.980 3.500a2.480 2.480 0 1 1 0 4.960 2.480 2.480 0 0 1 0-4.960ZM2.900 9.900h4.160V21H2.900ZM9.700 9.900h3.990v1.520h.06c.55-1.050 1.910-1.850 3.700-1.850C21.200 9.570 22 12 22 15.100V21h-4.160v-5.200c0-1.240-.02-2.840-1.800-2.840-1.800 0-2.080 1.350-2.080 2.750V21H9.700Z" />
    </svg>
  )
}

export function FacebookIcon({ className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M13.600 21.500v-8.200h2.800l.5-3.300h-3.300V7.900c0-1 .4-1.700 1.800-1.700h1.600V3.300c-.5-.1-1.500-.2-2.500-.2-2.600 0-4.200 1.500-4.200 4.300V10H7.400v3.300h2.900v8.200Z" />
    </svg>
  )
}
