import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Without Vitest's globals, Testing Library does not tidy up by itself.
afterEach(cleanup)
