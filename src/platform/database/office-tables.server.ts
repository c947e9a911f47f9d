import type { Generated } from 'kysely'

/** The columns of the office's own tables; how they are spelled is said in `tables.server.ts`. */
type Flag = 0 | 1

export type StaffTable = {
  id: string
  /** Lower case. */
  email: string
  email_verified: Flag
  name: string
  image: string | null
  role: string
  disabled_at: string | null
  two_factor_enabled: Flag
  /** Nobody has said yet whose it is. */
  is_first: Generated<Flag>
  created_at: string
  updated_at: string
}

type StaffInvitationsTable = {
  id: string
  staff_id: string
  token_hash: string
  created_at: string
  expires_at: string
  used_at: string | null
}

type StaffSessionsTable = {
  id: string
  staff_id: string
  token: string
  expires_at: string
  ip_address: string | null
  user_agent: string | null
  last_used_at: string | null
  /** With what it was opened that counts as both factors: `passkey` or `recovery_code`; null for a password (and code). */
  proof: 'passkey' | 'recovery_code' | null
  created_at: string
  updated_at: string
}

/** Written by the sign-in library only. */
type StaffAccountsTable = {
  id: string
  account_id: string
  provider_id: string
  staff_id: string
  password: string | null
  created_at: string
  updated_at: string
}

/** Written by the sign-in library only. */
type StaffVerificationsTable = {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

type StaffSecondFactorsTable = {
  id: string
  staff_id: string
  secret: string
  backup_codes: string
  verified: Flag
  failed_verification_count: number
  locked_until: string | null
}

type StaffUsedCodesTable = { code_hash: string; used_at: string }

/** An unused code; used ones are deleted. */
type StaffRecoveryCodesTable = { code_hash: string; staff_id: string; created_at: string }

type StaffPasskeysTable = {
  id: string
  staff_id: string
  name: string
  /** base64url. */
  credential_id: string
  public_key: string
  counter: number
  device_type: string
  backed_up: Flag
  transports: string | null
  aaguid: string | null
  created_at: string
  last_used_at: string | null
}

export type AuditLogTable = {
  id: string
  happened_at: string
  staff_id: string | null
  staff_name: string | null
  action: string
  subject_kind: string | null
  subject_id: string | null
  detail: string | null
}

type SubmissionReadsTable = { staff_id: string; submission_id: string; read_at: string }

type StaffFiltersTable = { id: string; staff_id: string; name: string; query: string; created_at: string }

/** Changes of the content by staff: all values before and after, as JSON. */
export type ContentHistoryTable = {
  id: string
  happened_at: string
  staff_id: string | null
  staff_name: string
  kind: string
  subject_id: string
  subject_title: string
  /** The version that the change made; 0 when it removed the record. */
  version: number
  before_values: string | null
  after_values: string | null
}

/** Templates of answers that differ from those in the code. */
export type AnswerTemplatesTable = {
  key: string
  kind: string
  name: string
  subject: string
  body: string
  version: number
  updated_at: string
}

/** An answer that somebody has begun. */
type AnswerDraftsTable = {
  submission_id: string
  staff_id: string
  template_key: string | null
  subject: string
  body: string
  saved_at: string
}

/** Unsaved entries of an editor of content: `typed` is JSON, texts by field. */
type EditorDraftsTable = {
  staff_id: string
  kind: string
  record_id: string
  version: number
  typed: string
  saved_at: string
}

/** A file between its preview and the press that takes it over. */
type PortfolioImportsTable = {
  id: string
  staff_id: string
  file_name: string
  reading: string
  created_at: string
  report: string | null
}

export type OfficeTables = {
  staff: StaffTable
  staff_invitations: StaffInvitationsTable
  staff_sessions: StaffSessionsTable
  staff_accounts: StaffAccountsTable
  staff_verifications: StaffVerificationsTable
  staff_second_factors: StaffSecondFactorsTable
  staff_used_codes: StaffUsedCodesTable
  staff_passkeys: StaffPasskeysTable
  staff_recovery_codes: StaffRecoveryCodesTable
  staff_filters: StaffFiltersTable
  audit_log: AuditLogTable
  content_history: ContentHistoryTable
  submission_reads: SubmissionReadsTable
  answer_templates: AnswerTemplatesTable
  answer_drafts: AnswerDraftsTable
  editor_drafts: EditorDraftsTable
  portfolio_imports: PortfolioImportsTable
}
