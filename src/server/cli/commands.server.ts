import type { Command } from './command.ts'
import { backupCommand, drillCommand, restoreCommand } from './commands/backup.server.ts'
import { companyInitCommand } from './commands/company-init.server.ts'
import {
  companyCheckCommand,
  companyDiffCommand,
  companyExportCommand,
  companyImportCommand,
} from './commands/company.server.ts'
import { doctorCommand } from './commands/doctor.server.ts'
import { emergencyKeyCommand, emergencyTestCommand } from './commands/emergency.server.ts'
import { requestsExportCommand } from './commands/export.server.ts'
import { mailReceiveCommand } from './commands/mail-receive.server.ts'
import { mailListCommand, mailRetryCommand } from './commands/mail.server.ts'
import { personDeleteCommand, personExportCommand, personFindCommand } from './commands/person.server.ts'
import { moveCommand } from './commands/move.server.ts'
import { exportOpenimmoCommand, importCsvCommand, importOpenimmoCommand } from './commands/portfolio.server.ts'
import { retentionRunCommand } from './commands/retention.server.ts'
import { demoCommand, migrateCommand } from './commands/setup.server.ts'
import { requestsListCommand, requestsShowCommand } from './commands/requests.server.ts'
import { updateCheckCommand } from './commands/update.server.ts'
import { userAddCommand, userDisableCommand, userListCommand, userResetCommand } from './commands/user.server.ts'

/** Every command of the operator's tool, in the order of the help. */
export const commands: readonly Command[] = [
  migrateCommand,
  demoCommand,
  updateCheckCommand,
  companyInitCommand,
  companyExportCommand,
  companyImportCommand,
  companyCheckCommand,
  companyDiffCommand,
  userAddCommand,
  userListCommand,
  userResetCommand,
  userDisableCommand,
  requestsListCommand,
  requestsShowCommand,
  requestsExportCommand,
  mailListCommand,
  mailRetryCommand,
  mailReceiveCommand,
  emergencyTestCommand,
  emergencyKeyCommand,
  importOpenimmoCommand,
  importCsvCommand,
  exportOpenimmoCommand,
  backupCommand,
  restoreCommand,
  drillCommand,
  moveCommand,
  retentionRunCommand,
  personFindCommand,
  personExportCommand,
  personDeleteCommand,
  doctorCommand,
]
