export { jobApplicationKind } from './job-application/kind.server.ts'
export { openingContent } from './openings/content.server.ts'
