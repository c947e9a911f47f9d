import { passkeyTexts } from './texts.ts'

/** Done: where to go. `fault`: a German sentence, of `field` if it names one; null when the person simply went away from it. */
export type PasskeyAnswer = { to: string; recoveryCodes?: string[] } | { fault: string | null; field?: string }

const REGISTER = '/verwaltung/konto/passkey'
const SIGN_IN = '/verwaltung/anmelden/passkey'

/** Browsers of the last years know passkeys, and JSON of them since 2024. */
export function canPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  )
}

export async function canFillIn(): Promise<boolean> {
  return canPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true
}

export async function addPasskey({
  name,
  ...proof
}: Record<'name' | 'password' | 'code', string>): Promise<PasskeyAnswer> {
  const begun = await post(REGISTER, { step: 'begin', name, ...proof })
  if ('fault' in begun) return begun
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      begun.options as PublicKeyCredentialCreationOptionsJSON,
    )
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null
    if (!made) return { fault: passkeyTexts.cancelled }
    return await finish(REGISTER, made, { name })
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError'
    return { fault: isKnown ? passkeyTexts.known : passkeyTexts.cancelled }
  }
}

type SignInOptions = {
  back: string
  signal: AbortSignal
  /** Waits in the field of the e-mail address until a passkey is chosen from the browser's list. */
  isConditional?: boolean
}

export async function signInByPasskey({ back, signal, isConditional = false }: SignInOptions): Promise<PasskeyAnswer> {
  const begun = await post(SIGN_IN, { step: 'begin' })
  if ('fault' in begun) return { fault: begun.fault }
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      begun.options as PublicKeyCredentialRequestOptionsJSON,
    )
    const mediation = isConditional ? { mediation: 'conditional' as const } : {}
    const chosen = (await navigator.credentials.get({ publicKey, signal, ...mediation })) as PublicKeyCredential | null
    if (!chosen) return { fault: passkeyTexts.cancelled }
    return await finish(SIGN_IN, chosen, { back })
  } catch {
    return { fault: signal.aborted || isConditional ? null : passkeyTexts.cancelled }
  }
}

async function finish(path: string, credential: PublicKeyCredential, more: object): Promise<PasskeyAnswer> {
  const response = { ...credential.toJSON(), clientExtensionResults: {} }
  const answer = await post(path, { step: 'finish', response, ...more })
  if ('fault' in answer) return { fault: answer.fault }
  const { to, recoveryCodes } = answer
  return { to: String(to), ...(recoveryCodes && { recoveryCodes }) }
}

type Answered = { fault: string; field?: string } | { options?: unknown; to?: unknown; recoveryCodes?: string[] }

async function post(path: string, body: object): Promise<Answered> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
    })
    const isJson = answer.headers.get('Content-Type')?.includes('json') === true
    return isJson ? ((await answer.json()) as Answered) : { fault: passkeyTexts.failed }
  } catch {
    return { fault: 'Es kam keine Antwort. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.' }
  }
}
