/** Headers of a file that is to be kept, never opened on our own address, where it could do harm (trust.md). `name` as its owner calls it. */
export function attachmentHeaders(
  { name, type, sizeBytes }: { name: string; type: string; sizeBytes: number },
  plainName = 'datei',
): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Length': String(sizeBytes),
    'Content-Disposition': `attachment; filename=${plainName}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  }
}
