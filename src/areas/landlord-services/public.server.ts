export { testimonialContent } from './testimonials/content.server.ts'
export { serviceContents } from './contents/contents.ts'
