import { useRouteLoaderData } from 'react-router'

/** Whose chat assistant may be framed after consent, as the root's loader says: `chat.example.com`; null: nobody's. */
export function useChatHost(): string | null {
  const root: unknown = useRouteLoaderData('root')
  const host = typeof root === 'object' && root !== null && 'chatHost' in root ? root.chatHost : null
  return typeof host === 'string' ? host : null
}
