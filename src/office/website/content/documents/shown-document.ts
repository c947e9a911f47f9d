import type { ContentRecord } from '#company/content/content-store.ts'

/** A document as the office lists it. `values`: for the form, as text. */
export function shownDocument({ id, version, values }: ContentRecord, certificateId: string | null) {
  const isCertificate = id === certificateId
  return {
    id,
    version,
    title: String(values.title ?? 'ohne Titel'),
    sizeBytes: Number(values.size_bytes ?? 0),
    isDownload: values.role === 'download',
    isCertificate,
    values: {
      title: String(values.title ?? ''),
      role: String(values.role ?? ''),
      is_certificate: isCertificate ? 'on' : '',
    },
  }
}

export type ShownDocument = ReturnType<typeof shownDocument>
