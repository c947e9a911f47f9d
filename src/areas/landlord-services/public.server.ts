export { testimonialKind } from './testimonials/content-kind.server.ts'
export { serviceContents } from './contents/contents.ts'
