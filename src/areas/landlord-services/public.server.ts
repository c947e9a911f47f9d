export { billingEnquiryKind, landlordEnquiryKind } from './enquiry/kind.server.ts'
export { testimonialContent } from './testimonials/content.server.ts'
