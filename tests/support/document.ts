import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// The files share a document, and each is a page of its own: nothing of the one before, neither in it nor in the form kit's modules.
vi.resetModules()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()

// Parts that load on demand take their time on a busy machine; and a message says more than the whole document printed.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? 'not found') })

// Without Vitest's globals, Testing Library does not tidy up by itself.
afterEach(cleanup)
