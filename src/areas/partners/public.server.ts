export { tradeContent } from './trades/content.server.ts'
export { partnerWords } from './overview/words.ts'
