import { expect, test } from 'vitest'
import { readExample } from '#areas/form-mails.ts'
import { exampleRequest } from './example-request.ts'
import { rentCertificateForm } from './fields.ts'
import { rentCertificateKind } from './kind.server.ts'

test('a certificate is due within five days, never later than five working days', () => {
  const asked = readExample(rentCertificateForm, exampleRequest())
  expect(rentCertificateKind.dueAt?.(asked, new Date('2026-03-02T08:00:00Z'))).toEqual(new Date('2026-03-07T08:00:00Z'))
})
