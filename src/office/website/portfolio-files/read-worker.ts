/** The thread that reads a portfolio's file: in the server's own, every visitor waited for each. */
import { parentPort } from 'node:worker_threads'
import { UnreadableFile } from './import-row.ts'
import { formatOf, readers } from './read-file.server.ts'
import type { FileRead } from './read-in-thread.server.ts'

parentPort?.on('message', async (bytes: Uint8Array) => parentPort?.postMessage(await read(Buffer.from(bytes)), []))

async function read(bytes: Buffer): Promise<FileRead> {
  try {
    return { reading: await readers[formatOf(bytes)](bytes) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message }
    return { failure: String((error as Error).stack) }
  }
}
