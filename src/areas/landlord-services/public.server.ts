export { billingEnquiryKind, landlordEnquiryKind } from './enquiry/kind.server.ts'
