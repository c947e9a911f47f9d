/**
 * Statements of one transaction that do not need each other's answer: they reach the database together. Waits for all of them before it
 * throws, since a statement that came after the rollback would be a transaction of its own.
 */
export async function together(statements: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(statements)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}
