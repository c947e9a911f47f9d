import { expect, test } from 'vitest'
import { suggestEmail } from './email-suggestion.ts'

test.each([
  ['erika@gmial.com', 'erika@gmail.com'],
  ['erika@gmail.con', 'erika@gmail.com'],
  ['erika@gmail.co', 'erika@gmail.com'],
  ['erika@gmailcom', 'erika@gmail.com'],
  ['erika@gmail.de', 'erika@gmail.com'],
  ['ERIKA@GMAL.COM', 'ERIKA@gmail.com'],
  ['erika@gmx,de', 'erika@gmx.de'],
  ['erika@gxm.net', 'erika@gmx.net'],
  ['erika@wed.de', 'erika@web.de'],
  ['erika@tonline.de', 'erika@t-online.de'],
  ['erika@hotmial.com', 'erika@hotmail.com'],
  ['erika@yaho.de', 'erika@yahoo.de'],
  ['erika@outlok.de', 'erika@outlook.de'],
  ['\u200berika@icloud.co ', 'erika@icloud.com'],
  ['erika@freenet.d', 'erika@freenet.de'],
])('%s: meant is %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each([
  'gmail.com',
  'gmx.de',
  'gmx.ch',
  'gmx.at',
  'gmx.com',
  'ymail.com',
  'mail.com',
  'mail.de',
  'email.de',
  'aol.de',
  'hotmail.de',
  'hotmail.com',
  'live.de',
  'proton.me',
  'example.org',
  'müller-bau.de',
  'firma.gmail.com.de',
  '',
])('nothing is suggested beside %s', (domain) => {
  expect(suggestEmail(`erika@${domain}`)).toBeNull()
})

test('without a name or an @ there is nothing to suggest', () => {
  for (const typed of ['', '@gmial.com', 'gmial.com', 'erika']) expect(suggestEmail(typed)).toBeNull()
})
