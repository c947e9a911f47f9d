import type { Locator } from '@playwright/test'

/** What the applicant types in the first step, by the names on the wire. */
export const jobApplicant = {
  firstName: 'Jana',
  lastName: 'Öztürk-Weiß',
  email: 'jana@example.org',
  phone: '0170 1234567',
  address: 'Rheinstraße 5, 56112 Lahnstein',
} as const

/** The smallest file that passes for a PDF. */
export function pdfFile(name: string, bytes = 0) {
  const body = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%${'x'.repeat(bytes)}\n`
  const end = `trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(body + end) }
}

export const textFile = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('kein Dokument') })

export const fileInput = (form: Locator, name: string) => form.locator(`input[type="file"][name="${name}"]`)
