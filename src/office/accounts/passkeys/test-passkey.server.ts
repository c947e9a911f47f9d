import type { App } from '#platform/app.server.ts'

/** Gives an account a passkey, for tests of what follows from having one; nothing can sign in with it. */
export async function addTestPasskey(app: App, staffId: string): Promise<void> {
  await app.db
    .insertInto('staff_passkeys')
    .values({
      id: 'p',
      staff_id: staffId,
      name: 'Telefon',
      credential_id: 'c',
      public_key: 'k',
      counter: 0,
      device_type: 'singleDevice',
      backed_up: 0,
      transports: null,
      aaguid: null,
      created_at: app.clock.now().toISOString(),
      last_used_at: null,
    })
    .execute()
}
