/** Loaded into a server by NODE_OPTIONS: SIGUSR2 ends the writer thread, wherever it stands, as a crash would. */
import type { Worker } from 'node:worker_threads'

process.on('worker', (worker: Worker & { threadName?: string }) => {
  if (worker.threadName !== 'writer') return
  const end = () => void worker.terminate()
  process.on('SIGUSR2', end)
  worker.once('exit', () => process.off('SIGUSR2', end))
})
