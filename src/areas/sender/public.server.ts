/** The server's and the office's door to this area. Mail that comes in, from the mailbox and from the operator's tool: */
export { type MailOutcome, receiveMail } from './mail/receive-mail.server.ts'
export { senderMails } from './mails.ts'
export { takeFromMailbox } from './mail/take-from-mailbox.server.ts'

// For the office
export { putPlace } from './status/add-place.server.ts'
