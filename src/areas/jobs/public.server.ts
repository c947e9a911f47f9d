export { jobTitles } from './job-application/job-titles.server.ts'
export { openingContent } from './openings/content.server.ts'
