import type {
  ApplicationTables,
  DeletionLogTable,
  MailAttachmentsTable,
  OutboxTable,
  SubmissionEventsTable,
  SubmissionFilesTable,
  SubmissionMessagesTable,
  SubmissionsTable,
} from './submission-tables.server.ts'
import type {
  AnswerDraftsTable,
  AnswerTemplatesTable,
  AuditLogTable,
  ContentHistoryTable,
  StaffAccountsTable,
  StaffFiltersTable,
  StaffInvitationsTable,
  StaffPasskeysTable,
  StaffRecoveryCodesTable,
  StaffSecondFactorsTable,
  StaffSessionsTable,
  StaffTable,
  StaffUsedCodesTable,
  StaffVerificationsTable,
  SubmissionReadsTable,
} from './office-tables.server.ts'
import type {
  MediaTable,
  ApartmentAmenitiesTable,
  ApartmentsTable,
  ContentStateTable,
  EnergyCertificatesTable,
  FaqItemsTable,
  HelpArticlesTable,
  HelpCategoriesTable,
  HelpSearchMissesTable,
  JobsTable,
  LocationsTable,
  PropertiesTable,
  TestimonialsTable,
  TradesTable,
} from './portfolio-tables.server.ts'

/** Every table by its name; the columns are described beside their room: portfolio, submissions, office. */
export type Tables = ApplicationTables & {
  locations: LocationsTable
  properties: PropertiesTable
  energy_certificates: EnergyCertificatesTable
  apartments: ApartmentsTable
  apartment_amenities: ApartmentAmenitiesTable
  media: MediaTable
  content_state: ContentStateTable
  jobs: JobsTable
  help_categories: HelpCategoriesTable
  help_articles: HelpArticlesTable
  help_search_misses: HelpSearchMissesTable
  faq_items: FaqItemsTable
  trades: TradesTable
  testimonials: TestimonialsTable
  submissions: SubmissionsTable
  /** `day`: YYYY-MM-DD of the last run. */
  job_runs: { name: string; day: string }
  submission_files: SubmissionFilesTable
  submission_events: SubmissionEventsTable
  outbox: OutboxTable
  deletion_log: DeletionLogTable
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
  submission_messages: SubmissionMessagesTable
  mail_attachments: MailAttachmentsTable
  answer_templates: AnswerTemplatesTable
  answer_drafts: AnswerDraftsTable
}
