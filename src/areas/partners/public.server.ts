export { partnerApplicationKind } from './partner-application/kind.server.ts'
export { tradeContent } from './trades/content.server.ts'
