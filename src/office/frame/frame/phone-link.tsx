import type { Call } from './call.server.ts'

/** A telephone number as it was typed; one press calls it. What holds no number stays text. */
export function PhoneLink({ call: { typed, href } }: { call: Call }) {
  if (href === null) return typed
  return (
    <a href={href} className="link tabular inline-flex min-h-11 items-center">
      {typed}
    </a>
  )
}
