import type { DeclaredForm } from '#forms/declare-form.ts'
import type { StandardMail } from '#requests/mail/standard-mail.ts'
import type { Period } from '#requests/request/deletion.ts'
import type { StandardTemplate } from '#requests/request/standard-template.ts'
import type { RequestKind } from '#requests/request/request-kind.ts'
import type { BadgeTone } from '#ui/badge/badge.tsx'

/** Works on it in the office, beside the management; `office/frame/access/roles.ts` says which role sits at which desk. */
export type Desk = 'general' | 'repairs' | 'personnel'

/**
 * Facts of a form, declared once, in its folder's `kind.ts`. The office's pages read them in the browser, so nothing
 * here reaches the server's code.
 */
export type Kind<Name extends string = string> = Pick<RequestKind<never>, 'keepFor' | 'keepFrom'> & {
  /** Stored with each request, snake_case, never changed later: `tenant_application`. */
  kind: Name
  /** In the office's lists. */
  label: string
  tone: BadgeTone
  desk: Desk
  /** Incomes, CVs or birth dates are in it: to see it takes a second factor. */
  isSensitive?: boolean
  /** Its name in a sentence for its sender: „die Bewerbung“. Always feminine. */
  noun: string
  /** The same as the title of the sender's page: „Ihre Bewerbung um eine Wohnung“. */
  title: string
  /** Why it is kept as long as it is, for staff; `privacy` says the same to visitors. */
  keptBecause: string
  /**
   * How long it is kept after its sender withdrew it: three months where a refused applicant could still sue (AGG § 15), else one.
   * Null: as long as any other, for it is part of the building's records.
   */
  withdrawnFor: Period | null
  /** Only of an application for a flat or a job, which nobody refuses without a reason: the AGG applies to both (§ 19, § 2). */
  refusal?: {
    /** Stored with the request by their codes: a code is never reworded, its label may be. */
    reasons: Readonly<Record<string, string>>
    /** Why a refused one is kept, in a sentence for staff. */
    keptBecause: string
  }
  /** It is about a place, which may stay open: its sender is asked until flat or address is known (`open-place.ts`). */
  asksForPlace?: true
  /** The assistant offers it to a question with a word that begins like one of `words` (folded, a comma between them). */
  offered?: { words: string; label: string; why: string }
  /** The pages that it is sent from, as `routes.ts` has them. */
  pages: readonly string[]
}

/** Keeps the name's own type, of which `kinds.ts` makes the union of all. */
export function declareKind<const Name extends string>(kind: Kind<Name>): Kind<Name> {
  return kind
}

/** Part of /datenschutz for a form: at least what the DSGVO asks for in Art. 13. Markdown. */
export type PrivacyPart = {
  title: string
  /** Before the list. */
  lead?: string
  data: string
  /** Further lines about the data, by their names: „Fotos“. */
  further?: Readonly<Record<string, string>>
  purpose: string
  basis: string
  /** @param kept what the kind says: „zwölf Monate nach Eingang“. */
  deletion: (kept: string) => string
  /** Remarks below it, by their names. */
  notes?: Readonly<Record<string, string>>
}

/** A form as the server knows it: its declaration and how it is read, stored, answered and described. */
export type FormKind<Payload, Name extends string = string> = RequestKind<Payload> &
  Kind<Name> & {
    /** Declarations for the API's description; several, each with its page, where the form takes one of them. */
    forms: readonly (Pick<DeclaredForm, 'fields' | 'parse' | 'steps'> & { page?: string })[]
    /** Where programs send it, below /api, and what the API's description calls it. Null: it comes another way, and there is no form. */
    api: { path: string; summary: string } | null
    /** Its mails, of which staff may change the texts. */
    standardMails: readonly StandardMail[]
    /** Beginnings of an answer to it, as the site brings them. */
    templates: readonly StandardTemplate[]
    privacy: PrivacyPart
  }
