/**
 * The mail as its programs should have written it: heads in UTF-8, and beside each text the charset that it is really in. What does not
 * decode as it claims is UTF-8, else windows-1252.
 */
export function repairLetters(bytes: Uint8Array): Uint8Array {
  const mail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pieces: Uint8Array[] = []
  const boundaries = new Set<string>()
  let at = 0
  let isHead = true
  while (at < mail.length) {
    let headEnd = at
    if (isHead) {
      while (headEnd < mail.length && mail[headEnd] !== 10 && !(mail[headEnd] === 13 && mail[headEnd + 1] === 10)) {
        const end = mail.indexOf(10, headEnd)
        headEnd = end === -1 ? mail.length : end + 1
      }
    }
    const body = headEnd
    let line = body
    let bodyEnd = mail.length
    let next = mail.length
    const fields = isHead ? fieldsOf(mail.subarray(at, headEnd)) : []
    const type = contentTypeOf(fields)
    if (type.boundary !== '') boundaries.add(`--${type.boundary}`)
    isHead = false
    while (boundaries.size > 0 && line < mail.length) {
      const found = mail.indexOf(10, line)
      const end = found === -1 ? mail.length : found + 1
      if (mail[line] === 45 && mail[line + 1] === 45 && end - line < 300) {
        const said = mail.toString('utf8', line, end).trimEnd()
        isHead = boundaries.has(said)
        if (isHead || (said.endsWith('--') && boundaries.has(said.slice(0, -2)))) {
          bodyEnd = line
          next = end
          break
        }
      }
      line = end
    }
    pieces.push(...repairedHead(fields, type, mail.subarray(body, bodyEnd)), mail.subarray(body, next))
    at = next
  }
  return Buffer.concat(pieces)
}

type ContentType = { value: string; charset: string; encoding: string; boundary: string }

/** Each field of a head with its folds, as bytes. */
function fieldsOf(head: Buffer): Buffer[] {
  const fields: Buffer[] = []
  let start = 0
  for (let at = 0; at < head.length; ) {
    const found = head.indexOf(10, at)
    at = found === -1 ? head.length : found + 1
    if (head[at] === 32 || head[at] === 9) continue
    fields.push(head.subarray(start, at))
    start = at
  }
  return fields
}

function contentTypeOf(fields: readonly Buffer[]): ContentType {
  const valueOf = (name: string) => {
    const field = fields.find((each) => each.toString('latin1', 0, name.length + 1).toLowerCase() === `${name}:`)
    return (
      field
        ?.toString('utf8', name.length + 1)
        .replaceAll(/\r?\n/g, '')
        .trim() ?? ''
    )
  }
  const value = valueOf('content-type').slice(0, 5000)
  const parameter = (pattern: RegExp) => {
    const [, inQuotes, bare = ''] = pattern.exec(value) ?? []
    return (inQuotes ?? bare).trim()
  }
  return {
    value,
    charset: parameter(/\bcharset\s?=\s?(?:"([^"]*)"|([^\s;"]+))/i),
    boundary: /^multipart\//i.test(value) ? parameter(/\bboundary\s?=\s?(?:"([^"]*)"|([^\s;"]+))/i) : '',
    encoding: valueOf('content-transfer-encoding').toLowerCase(),
  }
}

function repairedHead(fields: readonly Buffer[], type: ContentType, body: Buffer): Uint8Array[] {
  const head = fields.map((field) => Buffer.from(repairedField(decodeAs('utf-8', field))))
  if (!/^(?:text\/(?:plain|html|calendar)\b|$)/i.test(type.value)) return head
  const sample = body.subarray(0, 1_000_000)
  const content = type.encoding.includes('base64')
    ? Buffer.from(sample.toString('latin1'), 'base64')
    : type.encoding.includes('quoted')
      ? unquoted(sample.toString('latin1'))
      : sample
  if (content.every((byte) => byte < 128)) return head
  const meta = /^text\/html/i.test(type.value)
    ? /<meta\s[^<>]{0,200}?charset\s?=\s?["']?([\w-]{2,40})/i.exec(content.toString('latin1', 0, 5000))?.[1]
    : undefined
  const charset = charsetOf(type.charset, content, meta)
  if (charset === type.charset.toLowerCase()) return head
  const bare = type.value.replace(/;?\s?\bcharset\s?=\s?(?:"[^"]*"|[^\s;"]+)/i, '') || 'text/plain'
  const flowed = /format=flowed/i.test(type.charset) ? '; format=flowed' : ''
  const others = head.filter((_, index) => !/^content-type:/i.test(fields[index]?.toString('latin1', 0, 20) ?? ''))
  return [Buffer.from(`Content-Type: ${bare}; charset=${charset}${flowed}\r\n`), ...others]
}

/** In which letters this really is. @param meta what an HTML page says of itself. */
function charsetOf(claimed: string, content: Uint8Array, meta?: string): string {
  const isUtf8 = () => {
    const text = new TextDecoder('utf-8').decode(content)
    const broken = text.split('\uFFFD').length - 1
    // One letter that was cut in two must not spoil the others.
    return broken === 0 || text.replaceAll(/[\0-\x7f\uFFFD]+/g, '').length > broken
  }
  for (const name of [claimed, meta ?? '']) {
    const label = /^[\w.:-]+/.exec(name.toLowerCase())?.[0] ?? ''
    if (/^(?:utf-?8|us-ascii|ascii|)$/.test(label)) continue
    try {
      const decoder = new TextDecoder(label, { fatal: true })
      const isWestern = decoder.encoding === 'windows-1252' || decoder.encoding === 'iso-8859-15'
      if (isWestern && isUtf8()) return 'utf-8'
      decoder.decode(content, { stream: true })
      return label
    } catch {
      continue
    }
  }
  return isUtf8() ? 'utf-8' : 'windows-1252'
}

function decodeAs(claimed: string, content: Uint8Array): string {
  return new TextDecoder(charsetOf(claimed, content)).decode(content)
}

function unquoted(text: string): Buffer {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, pair: string) => String.fromCharCode(Number.parseInt(pair, 16)))
  return Buffer.from(bytes, 'latin1')
}

/** Encoded words that belong together as one, in UTF-8: some programs cut them in the middle of a letter. */
function repairedField(field: string): string {
  if (!field.includes('=?') && !field.includes("''")) return field
  const word = String.raw`=\?[\w.:*-]{1,40}\?[bq]\?[^?\r\n]{0,2000}\?=`
  return field
    .replaceAll(new RegExp(`${word}(?:[ \\t\\r\\n]{1,10}${word})*`, 'gi'), (run) => {
      const words = [...run.matchAll(/=\?([\w.:*-]+)\?([bq])\?([^?]*)\?=/gi)]
      const parts: { charset: string; bytes: Buffer }[] = []
      for (const [, name = '', encoding = '', text = ''] of words) {
        const charset = (name.split('*')[0] ?? '').toLowerCase()
        const bytes = /b/i.test(encoding) ? Buffer.from(text, 'base64') : unquoted(text.replaceAll('_', ' '))
        const last = parts.at(-1)
        if (last?.charset === charset) last.bytes = Buffer.concat([last.bytes, bytes])
        else parts.push({ charset, bytes })
      }
      const text = parts.map(({ charset, bytes }) => decodeAs(charset, bytes)).join('')
      return `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
    })
    .replaceAll(/([\w-]{2,40})''([^\s;"]{1,500})/g, (whole, name: string, text: string) => {
      if (!/%[89a-f]/i.test(text)) return whole
      return `${charsetOf(name, unquoted(text.replaceAll('%', '=')))}''${text}`
    })
}
