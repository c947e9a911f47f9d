import { useEffect, useRef, useState } from 'react'

/**
 * The state of a browser's own popover, which opens and closes without a script: `<button popoverTarget={id}>` and
 * `<div id={id} popover="auto" ref={popover}>`.
 */
export function usePopover<Part extends HTMLElement>() {
  const popover = useRef<Part>(null)
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => {
    const part = popover.current
    if (!part || !('popover' in HTMLElement.prototype)) return
    const look = () => setOpen(part.matches(':popover-open'))
    look()
    part.addEventListener('toggle', look)
    return () => part.removeEventListener('toggle', look)
  }, [])
  return {
    popover,
    /** For `aria-expanded`. Undefined until the browser has taken over: then the browser itself says it. */
    isOpen,
    close: () => popover.current?.hidePopover?.(),
  }
}
