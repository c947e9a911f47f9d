import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'

type ProseHtmlProps = {
  /** Safe HTML, made by `#company/markdown/render-markdown.server.ts`. */
  html: string
  /** Where links to pages of this site lead, if not simply there. */
  onLink?: (path: string) => void
}

/** Running text. Its links to our own pages change the page without loading the document anew. */
export function ProseHtml({ html, onLink }: ProseHtmlProps) {
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link?.getAttribute('href')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!path?.startsWith('/') || !isPlain) return
    event.preventDefault()
    if (onLink) onLink(path)
    else void navigate(path)
  })
  useEffect(() => {
    const element = box.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [])

  return <div ref={box} className="prose [&_:is(th,td)]:min-w-24!" dangerouslySetInnerHTML={{ __html: html }} />
}
