import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '#platform/query-client.ts'

let ofThisBrowser: QueryClient | undefined

/** One cache for as long as the browser shows the site; on the server a new one for each page, so that visitors share nothing. */
function queryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  return (ofThisBrowser ??= createQueryClient())
}

/** Pages that read the API in the browser stand under this layout; the others do not load TanStack Query. */
export default function QueryLayout() {
  const [client] = useState(queryClient)
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}
