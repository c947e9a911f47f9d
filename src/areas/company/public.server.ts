export { legalKind } from './legal/content-kind.server.ts'
export { legalContent, readStandardLegals } from './legal/content.server.ts'
export { legalDocuments } from './legal/legal-documents.ts'
