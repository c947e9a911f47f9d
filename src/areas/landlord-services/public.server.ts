export { testimonialContent } from './testimonials/content.server.ts'
