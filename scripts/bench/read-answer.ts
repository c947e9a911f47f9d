const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/** Reads answers off one connection, with a length or in chunks, and says the status of each when it is whole. */
export function createAnswerReader(onAnswer: (status: number) => void): (bytes: Buffer) => void {
  let head: Buffer = Buffer.alloc(0)
  let status = 0
  /** Bytes of the body that are to come; null: in chunks. */
  let left: number | null = 0
  let isInBody = false
  let tail: Buffer = Buffer.alloc(0)

  function end(rest: Buffer): void {
    isInBody = false
    head = Buffer.alloc(0)
    tail = Buffer.alloc(0)
    onAnswer(status)
    if (rest.length > 0) read(rest)
  }

  function readBody(bytes: Buffer): void {
    if (left !== null) {
      if (bytes.length >= left) return end(bytes.subarray(left))
      left -= bytes.length
      return
    }
    tail = Buffer.concat([tail, bytes]).subarray(-LAST_CHUNK.length)
    if (tail.equals(LAST_CHUNK)) end(Buffer.alloc(0))
  }

  function read(bytes: Buffer): void {
    if (isInBody) return readBody(bytes)
    head = head.length === 0 ? bytes : Buffer.concat([head, bytes])
    const headEnd = head.indexOf(HEAD_END)
    if (headEnd < 0) return
    const text = head.toString('latin1', 0, headEnd)
    status = Number(text.slice(9, 12))
    const length = /^content-length: (\d+)$/im.exec(text)?.[1]
    left = length === undefined ? (/^transfer-encoding: chunked$/im.test(text) ? null : 0) : Number(length)
    isInBody = true
    readBody(head.subarray(headEnd + HEAD_END.length))
  }
  return read
}
