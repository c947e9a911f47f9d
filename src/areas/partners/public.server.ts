export { tradeKind } from './trades/content-kind.server.ts'
export { partnerWords } from './overview/words.ts'
