import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Parts that load on demand take their time on a busy machine; and a message says more than the whole document printed.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? 'not found') })

// Without Vitest's globals, Testing Library does not tidy up by itself.
afterEach(cleanup)
