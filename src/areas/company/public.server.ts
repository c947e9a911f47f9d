export { contactMessageKind } from './contact/kind.server.ts'
