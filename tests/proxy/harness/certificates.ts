import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { must } from '../../faults/harness/folder.ts'

export const NAME = 'www.example.de'
export const BARE_NAME = 'example.de'

export type Certificate = {
  file: string
  key: string
  /** The authority's certificate, for clients that trust it. */
  authority: string
  /** By this Chromium trusts the certificate as if it knew the authority: passkeys refuse a page with a certificate error. */
  publicKeyHash: string
}

/** A certificate of both names, signed by an authority that is made here and forgotten with the folder. */
export function makeCertificate(folder: string): Certificate {
  const at = (name: string) => path.join(folder, name)
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  must(
    'openssl',
    'req',
    '-x509',
    ...key,
    '-days',
    '2',
    '-subj',
    '/CN=Test authority',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  )
  must('openssl', 'req', ...key, '-subj', `/CN=${NAME}`, '-keyout', at('site.key'), '-out', at('site.csr'))
  writeFileSync(at('names'), `subjectAltName=DNS:${NAME},DNS:${BARE_NAME}\n`)
  const signed = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial', '-extfile', at('names')]
  must('openssl', 'x509', '-req', '-in', at('site.csr'), ...signed, '-days', '2', '-out', at('site.pem'))
  const { publicKey } = new X509Certificate(readFileSync(at('site.pem')))
  const publicKeyHash = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return { file: at('site.pem'), key: at('site.key'), authority: readFileSync(at('ca.pem'), 'utf8'), publicKeyHash }
}
