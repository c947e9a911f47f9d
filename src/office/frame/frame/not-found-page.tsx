import { data } from 'react-router'

/** Any other address below /verwaltung. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
