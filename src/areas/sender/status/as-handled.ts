import type { StoredRequest } from '#requests/request/repository.server.ts'

/** For its sender, what is handled together with another one is open as long as that one is, and kept with it. */
export function asHandled(request: StoredRequest, other: StoredRequest | null): StoredRequest {
  if (other === null) return request
  return {
    ...request,
    legalHold: request.legalHold || other.legalHold,
    ...(other.closedAt === null ? { status: 'in_arbeit', closedAt: null } : {}),
  }
}
