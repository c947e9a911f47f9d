export { tradeContent } from './trades/content.server.ts'
