const wholeBodies = new WeakMap<ReadableStream, Buffer>()

/** A body for a Response that is at hand whole. Given as bytes, a Response would copy them, and who reads it once more. */
export function wholeBody(bytes: Buffer): ReadableStream<Uint8Array> {
  const body = new ReadableStream<Uint8Array>({
    type: 'bytes',
    pull(controller) {
      // Copied: a stream of bytes takes what it is given away from whoever had it.
      controller.enqueue(new Uint8Array(bytes))
      controller.close()
    },
  })
  wholeBodies.set(body, bytes)
  return body
}

/** The bytes of an answer, to be read only: of a whole one those that it was made of. */
export async function bytesOf(response: Response): Promise<Buffer> {
  const known = response.body && wholeBodies.get(response.body)
  return known ?? Buffer.from(await response.arrayBuffer())
}
