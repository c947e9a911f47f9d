export { partnerApplicationKind } from './partner-application/kind.server.ts'
