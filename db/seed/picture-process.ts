/** Derives the demo company's pictures in a process of its own (`derivePicturesApart`), told which over IPC. */
import { deriveDemoPictures } from './demo-pictures.server.ts'
import type { Asked, Told } from './derive-apart.server.ts'

const tell = (told: Told) => process.send?.(told)

process.once('message', async ({ dataDir, pictureFolder }: Asked) => {
  const derived = await deriveDemoPictures(dataDir, { pictureFolder, say: (line) => tell({ line }) })
  tell({ derived: [...derived] })
  process.disconnect?.()
})
