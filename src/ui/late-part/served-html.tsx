import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'

type ServedHtmlProps = { name: string; html: string; className: string }

/** What the server has drawn, left as it stands. The router's own links in it (`data-discover`) lead on without a new document. */
export function ServedHtml({ name, html, className }: ServedHtmlProps) {
  const navigate = useNavigate()
  // The same object each time: React would write the HTML again.
  const [content] = useState({ __html: html })

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-discover]') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented) return
    if (link.target !== '') return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash, { viewTransition: true })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears of its links
    <div
      data-part={name}
      className={className}
      onClick={follow}
      // oxlint-disable-next-line react/no-danger -- our own server's HTML, as it stands in the page
      dangerouslySetInnerHTML={content}
    />
  )
}
