import { Link } from 'react-router'
import type { FollowUp } from '#company/content/content-kind.ts'

/** Links to work that a record's state leaves to be done elsewhere. */
export function FollowUpLink({ text, to }: FollowUp) {
  return (
    <Link to={to} className="link flex min-h-11 w-fit items-center">
      {text}
    </Link>
  )
}
