export { damageReportKind } from './damage-report/kind.server.ts'
export { rentCertificateKind } from './rent-certificate/kind.server.ts'
