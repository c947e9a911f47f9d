export { jobApplicationKind } from './job-application/kind.server.ts'
