import type { Warning } from './warning.ts'

export const english: Warning = {
  lang: 'en',
  language: 'English',
  title: 'Beware of fraud: what we never ask for',
  lead: 'Fraudsters sometimes pose as landlords. We never ask you for:',
  never: [
    'money before the rental contract: no deposit, no fee, no reservation',
    'a transfer to a private account',
    'a payment through Western Union, MoneyGram, gift cards or cryptocurrency',
    'a copy of your identity card or passport before a viewing',
  ],
  ask: 'An advertisement, message or call in our name seems strange to you? Pay nothing and ask us:',
  paid: 'Already paid? Call your bank at once and go to the police (110).',
}
