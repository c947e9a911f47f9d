import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** A tile server that has every tile, all the same grey square, and counts who asked. */
export async function startTileServer(): Promise<{ url: string; asked: string[]; stop: () => void }> {
  const background = { r: 226, g: 232, b: 240 }
  const png = await sharp({ create: { width: 256, height: 256, channels: 3, background } })
    .png()
    .toBuffer()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'Content-Type': 'image/png' }).end(png)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
    asked,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
