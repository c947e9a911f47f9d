export { tradeKind } from './trades/content-kind.server.ts'
