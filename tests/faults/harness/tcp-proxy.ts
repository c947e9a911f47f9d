import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line to another server that can be cut: `silent` swallows every byte and says nothing, `gone` refuses and hangs up. */
export async function startTcpProxy(target: { host: string; port: number }) {
  const open = new Set<Socket>()
  let mood: 'open' | 'silent' | 'gone' = 'open'

  const server = createServer((client) => {
    if (mood === 'gone') return void client.resetAndDestroy()
    const upstream = connect(target)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        if (mood !== 'silent') for (const other of [client, upstream]) other.destroy()
      })
    }
    client.on('data', (bytes) => mood === 'open' && upstream.write(bytes))
    upstream.on('data', (bytes) => mood === 'open' && client.write(bytes))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const hangUp = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port,
    become(next: typeof mood) {
      // Whoever was left in silence is hung up on when the line comes back: its bytes were swallowed.
      if (next === 'gone' || (mood === 'silent' && next === 'open')) hangUp()
      mood = next
    },
    stop() {
      server.close()
      hangUp()
    },
  }
}
