export { jobTitle } from './job-application/job-title.server.ts'
export { openingContent } from './openings/content.server.ts'
