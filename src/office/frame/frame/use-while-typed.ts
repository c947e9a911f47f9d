import { useState } from 'react'

/**
 * Holds what the server drew from the first change in a form until it is sent: a page that refreshes itself must neither
 * take what is chosen away nor pass off an old choice as made on the new state. `of`: the id of what the form is about.
 */
export function useWhileTyped<T>(of: string, drawn: T) {
  const [held, setHeld] = useState<{ of: string; drawn: T } | null>(null)
  return {
    shown: held?.of === of ? held.drawn : drawn,
    listeners: {
      onInput: () => setHeld((before) => (before?.of === of ? before : { of, drawn })),
      onSubmit: () => setHeld(null),
    },
  }
}
