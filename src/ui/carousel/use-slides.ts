import { useState } from 'react'

/** Which of `count` slides is shown. Both ends wrap around. */
export function useSlides(count: number) {
  const [index, setIndex] = useState(0)
  return {
    // A list that became shorter must not leave an empty stage.
    index: count === 0 ? 0 : index % count,
    show: setIndex,
    next: () => setIndex((current) => (current + 1) % count),
    previous: () => setIndex((current) => (current - 1 + count) % count),
  }
}
