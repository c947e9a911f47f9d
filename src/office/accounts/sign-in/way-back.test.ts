import { expect, test } from 'vitest'
import { wayBack } from './way-back.ts'

test.each([
  ['/verwaltung/anfragen?zustand=offen#liste', '/verwaltung/anfragen?zustand=offen#liste'],
  ['/verwaltung/€', '/verwaltung/%E2%82%AC'],
  ['/verwaltung?q=ü', '/verwaltung?q=%C3%BC'],
  ['/verwaltung//mails/', '/verwaltung/mails'],
])('%s leads to %s', (given, back) => expect(wayBack(given)).toBe(back))

test.each([
  null,
  '',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/verwaltung',
  '/verwaltung/..//evil.example',
  '/verwaltung/..\\\\evil.example',
  '/verwaltung/%2e%2e//evil.example',
  '/verwaltungx',
  'javascript:alert(1)',
  '/verwaltung/anmelden',
  '//verwaltung/anfragen',
  'http://[',
])('%s leads to the start', (given) => expect(wayBack(given)).toBe('/verwaltung'))
