import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from 'react-router'
import { readReference, showReference } from './reference.ts'

/**
 * The confirmation of a form's page is an address of its own, `?eingegangen=7K42-PXR8`, so a reload there sends nothing twice.
 * `reference` as shown, null while there is nothing to confirm; `isNew` when it was sent without a new page; `confirm` goes there.
 */
export function useReceived() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const parameters = new URLSearchParams(search)
  const given = readReference(parameters.get('eingegangen') ?? '')
  return {
    reference: given === null ? null : showReference(given),
    isNew: (state as { isNew?: boolean } | null)?.isNew === true,
    /** `more`: what the address says besides. */
    confirm(reference: string, more: Readonly<Record<string, string>> = {}): void | Promise<void> {
      parameters.delete('schritt')
      for (const [name, value] of Object.entries({ eingegangen: reference, ...more })) parameters.set(name, value)
      return navigate(`?${parameters}`, { replace: true, preventScrollReset: true, state: { isNew: true } })
    },
  }
}

export type Received = ReturnType<typeof useReceived>

/**
 * For a form page's `shouldRevalidate`: turning to another step, or to the confirmation, changes no data, and a lost network must
 * not turn a confirmation into an error. After the confirmation a new form needs a new key.
 */
export function shouldRevalidateForm({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isNewForm = currentUrl.searchParams.has('eingegangen') && !nextUrl.searchParams.has('eingegangen')
  return isNewForm || dataAddress(currentUrl) !== dataAddress(nextUrl) ? defaultShouldRevalidate : false
}

function dataAddress(url: URL): string {
  const parameters = new URLSearchParams(url.search)
  parameters.delete('schritt')
  parameters.delete('eingegangen')
  return `${url.pathname}?${parameters}`
}
