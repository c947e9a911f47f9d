import type { DeclaredForm } from './declare-form.ts'
import type { Entered } from './entered.ts'
import type { FileRules } from './file-rules.ts'
import type { FieldErrors } from './form-context.ts'
import type { FormResult, FormSchema } from './parse-form.ts'

/**
 * What a form asks for, without its schema: zod and the schema are 8 KB, and are fetched when somebody comes near the form.
 * `required` says what `requiredFields` of the schema says; each form's test compares them.
 */
export type FormRules = {
  required: readonly string[]
  /** The same object that the server judges with. */
  load: () => Promise<FormSchema>
}

/** Names of the fields, files among them, that are marked as required. */
export function requiredNames({ required }: FormRules | DeclaredForm, files: FileRules = {}): ReadonlySet<string> {
  const ofFiles = Object.keys(files).filter((name) => files[name]?.required !== null)
  return new Set([...required, ...ofFiles])
}

type Judgement = (entered: Entered) => FormResult<object>

/** Judges what is entered by the form's schema, and fetches that once. */
export function createJudge(rules: FormRules | DeclaredForm) {
  let ready: Judgement | undefined = 'judge' in rules ? rules.judge : undefined
  let loading: Promise<Judgement> | undefined

  async function fetchJudgement(): Promise<Judgement> {
    if ('judge' in rules) return rules.judge
    const [schema, { parseForm }] = await Promise.all([rules.load(), import('./parse-form.ts')])
    ready = (entered) => parseForm(schema, entered)
    return ready
  }

  function prepare(): Promise<Judgement> {
    loading ??= fetchJudgement().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  return {
    prepare,
    isReady: () => ready !== undefined,
    /** Where the schema cannot be fetched, the form goes as it is: the server judges anyway. */
    async judge(entered: Entered): Promise<FormResult<object>> {
      const judgement = ready ?? (await prepare().catch(() => null))
      return judgement ? judgement(entered) : { ok: true, data: entered }
    },
    /** Messages by field; null while the schema is not here. */
    errorsNow(entered: Entered): FieldErrors | null {
      if (!ready) return null
      const checked = ready(entered)
      return checked.ok ? {} : checked.errors
    },
  }
}
