type Parts = { headers?: Record<string, string>; body?: string }

/** For tests: a mail as it comes from a mail server. */
export function rawMail({ headers = {}, body = 'Guten Tag' }: Parts = {}): Buffer {
  const all = {
    From: 'Tom Fey <tom@example.org>',
    To: 'buero@example.de',
    Subject: 'Eine Frage',
    'Message-ID': '<frage-1@example.org>',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body.replaceAll('\n', '\r\n')}`)
}

type File = { name: string; type: string; content: Buffer }

/** For tests: a text with files. */
export function mailWithFiles(text: string, files: readonly File[], headers: Record<string, string> = {}): Buffer {
  const parts = [
    `Content-Type: text/plain; charset=utf-8\n\n${text}`,
    ...files.map(
      ({ name, type, content }) =>
        `Content-Type: ${type}; name=${name}\nContent-Disposition: attachment; filename=${name}\nContent-Transfer-Encoding: base64\n\n${content.toString('base64').replaceAll(/.{76}/g, '$&\n')}`,
    ),
  ]
  const body = `${parts.map((part) => `--grenze\n${part}`).join('\n')}\n--grenze--\n`
  return rawMail({ headers: { 'Content-Type': 'multipart/mixed; boundary=grenze', ...headers }, body })
}
