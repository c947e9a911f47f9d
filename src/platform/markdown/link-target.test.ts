import { expect, test } from 'vitest'
import { linkTarget } from './link-target.ts'

test.each(['/', '/schadensmeldung', '/wohnungen?ort=Lahnstein#karte', '#fristen'])(
  '%s is an address of ours',
  (href) => {
    expect(linkTarget(href)).toBe('own')
  },
)

test.each(['https://example.org/?a=1', 'HTTPS://example.org', 'mailto:a@example.org', 'tel:112'])(
  '%s leads elsewhere',
  (href) => {
    expect(linkTarget(href)).toBe('foreign')
  },
)

test.each([
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  String.raw`https:\\evil.example`,
  '//evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://bank.example@evil.example',
  'https://',
  'http://example.org',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:https://example.org/1',
  'vbscript:x',
  'intent://x',
  'https://here.invalid',
  'wohnungen',
  '',
])('%j is no link', (href) => {
  expect(linkTarget(href)).toBeNull()
})
