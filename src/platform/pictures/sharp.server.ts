import type Sharp from 'sharp'
import { lazily } from '../lazily.server.ts'

/** One thread a picture: callers work on several pictures at once instead (`derivePictures`). */
export const sharp = lazily<typeof Sharp>('sharp', (loaded) => {
  loaded.concurrency(1)
  loaded.cache(false)
})
