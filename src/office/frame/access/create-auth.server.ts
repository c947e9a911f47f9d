import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { App } from '#platform/app.server.ts'
import { site } from '#site'
import { staffAccounts } from '../staff/repository.server.ts'
import { cookiePrefix, isHttps } from './cookie-prefix.server.ts'
import { LONGEST_SESSION_MS } from './session-length.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-rules.ts'
import { newRecoveryCodes, recoveryCodeStore } from './recovery-codes.server.ts'

/** How long the page that asks for the code waits. */
const CODE_WITHIN_S = 600

/**
 * The sign-in library on our own tables (`db/migrations/0004-office.ts`). It has no address of its own: our pages call `auth.api`, so
 * every way in is one of ours. Sign-up, e-mail links and account linking are off.
 */
export function createAuth(app: App) {
  const prefix = cookiePrefix(app)
  return betterAuth({
    appName: `${site.brand} Verwaltung`,
    baseURL: app.config.siteUrl,
    secret: app.secret.toString('base64url'),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Our columns hold moments as text and truth as 0 or 1 on both engines; the library writes so when it takes the database for SQLite.
    // Only its schema check asks the engine itself. Our migrations and tests answer for the schema.
    database: { db: app.db, type: 'sqlite', transaction: false },
    advanced: {
      // The library's own prefix would be `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps(app), httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: {
        session_token: { name: `${prefix}verwaltung` },
        session_data: { name: `${prefix}verwaltung-stand` },
        account_data: { name: `${prefix}verwaltung-konto` },
        two_factor: { name: `${prefix}verwaltung-code` },
        dont_remember: { name: `${prefix}verwaltung-kurz` },
        trust_device: { name: `${prefix}verwaltung-ohne-code` },
        passkey: { name: `${prefix}verwaltung-passkey` },
      },
      database: { generateId: () => app.newId(), validateSchema: false },
      // No addresses and no browsers' names are kept: a session needs none, and they say where somebody works.
      ipAddress: { disableIpTracking: true },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: {
      modelName: 'staff_sessions',
      expiresIn: LONGEST_SESSION_MS / 1000,
      disableSessionRefresh: true,
      fields: {
        userId: 'staff_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    user: {
      modelName: 'staff',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        disabledAt: { type: 'string', required: false, input: false, fieldName: 'disabled_at' },
      },
    },
    account: {
      modelName: 'staff_accounts',
      accountLinking: { enabled: false },
      fields: {
        userId: 'staff_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'staff_verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const member = await staffAccounts(app.db).find(session.userId)
            return member?.disabledAt === null ? { data: session } : false
          },
        },
      },
    },
    plugins: [
      passkeys(app),
      twoFactor({
        issuer: `${site.brand} Verwaltung`,
        twoFactorCookieMaxAge: CODE_WITHIN_S,
        // It would lock the owner out too; `sign-in/limits.server.ts` tells known devices apart.
        accountLockout: { enabled: false },
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes, storeBackupCodes: recoveryCodeStore },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'staff_second_factors',
            fields: {
              userId: 'staff_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
  })
}

/**
 * Passkeys count as both factors, so each use must show that its owner was there: by PIN, finger or face. The plugin itself only prefers
 * that and would take a bare touch.
 */
function passkeys({ config }: App) {
  const { origin, hostname } = new URL(config.siteUrl)
  const refuseUnverified = (isVerified: boolean | undefined) => {
    if (!isVerified) throw new APIError('UNAUTHORIZED', { message: 'User verification is missing' })
  }
  return passkey({
    rpID: hostname,
    rpName: `${site.brand} Verwaltung`,
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      afterVerification: async ({ verification }) => refuseUnverified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) => refuseUnverified(verification.authenticationInfo.userVerified),
    },
    schema: {
      passkey: {
        modelName: 'staff_passkeys',
        fields: {
          userId: 'staff_id',
          credentialID: 'credential_id',
          publicKey: 'public_key',
          deviceType: 'device_type',
          backedUp: 'backed_up',
          createdAt: 'created_at',
        },
      },
    },
  })
}
