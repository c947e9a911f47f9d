import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/**
 * React Router reloads the page that one is on when the next one's script does not come. The press would be lost: where the browser
 * tells of the reload (Navigation API), the next page is loaded instead.
 */
export function LeadOn() {
  const { location: next } = useNavigation()
  useEffect(() => {
    if (!next || !('navigation' in window)) return
    const leadOn = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return
      event.preventDefault()
      window.location.assign(createPath(next))
    }
    navigation.addEventListener('navigate', leadOn)
    return () => navigation.removeEventListener('navigate', leadOn)
  }, [next])
  return null
}
