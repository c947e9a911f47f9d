export { testimonialKind } from './testimonials/content-kind.server.ts'
