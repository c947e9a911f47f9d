type Options = ErrorOptions & { isUndecided?: boolean }

/**
 * Nothing can be stored now: too much waits, or the disk does not answer. The sender may come back (503, `Retry-After`).
 * A sender who repeats with the same idempotency key is never stored twice, whatever became of the first try.
 */
export class DatabaseBusyError extends Error {
  readonly retryAfterSeconds = 5
  /** It may still be stored, when the disk answers again. Otherwise nothing was and nothing will be. */
  readonly isUndecided: boolean

  constructor(message: string, { isUndecided = false, ...options }: Options = {}) {
    super(message, options)
    this.isUndecided = isUndecided
  }
}

export function isDatabaseBusy(error: unknown): error is DatabaseBusyError {
  return error instanceof DatabaseBusyError
}
