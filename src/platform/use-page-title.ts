import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { siteFacts } from './page-meta.ts'

/** The window's title of a page that learns its name only in the browser (client-side navigation). Undefined: not yet. */
export function usePageTitle(title: string | undefined): void {
  const { brand } = siteFacts(useMatches())
  useEffect(() => {
    if (title !== undefined) document.title = `${title} | ${brand}`
  }, [title, brand])
}
