import { createStore } from '#ui/store.ts'
import { pictureNames } from '#values/file-content.ts'
import { keyOf, wasRestored } from '../entered.ts'
import type { FileRule } from '#values/file-rule.ts'
import { contentIn, isOfKind, lookInto, takes, unknownOf } from '../file-rules.ts'
import type { shrinkPhoto } from './shrink-photo.ts'

export type ChosenPhoto = { id: number; file: File; isReady: boolean }

export type Shelf = {
  photos: readonly ChosenPhoto[]
  /** Why photos of the last choice were not taken. */
  refusals: readonly string[]
}

type ShelfOptions = { rule: FileRule; shrink: typeof shrinkPhoto }

/** The photos of one field: taken one by one, shrunk in their order, removed at any time. What cannot be taken never gets in. */
export function createPhotoShelf({ rule, shrink }: ShelfOptions) {
  const { write, ...shelf } = createStore<Shelf>({ photos: [], refusals: [] })
  let lastId = 0
  let put: (files: readonly File[]) => unknown = () => {}
  let work: Promise<void> = Promise.resolve()
  // By the photo as it was chosen: the same one is not taken twice.
  const keys = new Map<number, string>()

  const show = (next: Partial<Shelf>) => write({ ...shelf.read(), ...next })
  const files = () => shelf.read().photos.map(({ file }) => file)
  const refuse = (message: string) => show({ refusals: [...shelf.read().refusals, message] })

  function take(file: File): boolean {
    const key = keyOf(file)
    const isKnown = shelf.read().photos.some(({ id, file: own }) => keyOf(own) === key || keys.get(id) === key)
    if (isKnown) return true
    if (!types.test(file.type) && !isOfKind(file, rule)) refuse(rule.messages.wrongType(file.name))
    else if (file.size === 0) refuse(rule.messages.empty(file.name))
    else if (shelf.read().photos.length >= rule.atMost) return false
    else {
      lastId += 1
      keys.set(lastId, key)
      show({ photos: [...shelf.read().photos, { id: lastId, file, isReady: wasRestored(file) }] })
    }
    return true
  }

  async function prepare(id: number): Promise<void> {
    const find = () => shelf.read().photos.find((photo) => photo.id === id)
    const photo = find()
    // Removed, or made small by an earlier choice.
    if (!photo || photo.isReady) return
    const { file } = photo
    const outcome = await shrink(file).catch(() => ({ kind: 'unchanged' }) as const)
    if (!find()) return
    const others = shelf.read().photos.filter((other) => other.id !== id)
    if (outcome.kind === 'shrunk') {
      const taken = others.filter(({ isReady }) => isReady).map((other) => other.file.name)
      const name = jpegName(file.name, taken)
      return settle(id, new File([outcome.picture], name, { type: 'image/jpeg', lastModified: file.lastModified }))
    }
    const isTooLarge = file.size > rule.maxBytes
    // Most browsers cannot read HEIC or TIFF, or what broke off; the server can.
    if (!isTooLarge && (outcome.kind === 'unchanged' || takes(rule, await contentIn(file)))) return settle(id, file)
    show({ photos: others })
    put(files())
    refuse(isTooLarge ? rule.messages.tooLarge(file.name) : photoTexts.broken(file.name))
  }

  function settle(id: number, file: File): void {
    show({ photos: shelf.read().photos.map((photo) => (photo.id === id ? { id, file, isReady: true } : photo)) })
    put(files())
  }

  return {
    ...shelf,
    /** `putInto` puts the files into the form's input, which holds what is sent. */
    attach(putInto: (files: readonly File[]) => unknown): void {
      put = putInto
    },
    /** Resolves when all of them are small, or refused. */
    async add(chosen: readonly File[]): Promise<void> {
      show({ refusals: [] })
      const unknown = unknownOf(chosen, rule).filter((file) => !types.test(file.type))
      if (unknown.length > 0) await lookInto(unknown)
      let left = chosen
      do {
        left = left.filter((file) => !take(file))
        put(files())
        for (const { id } of shelf.read().photos) work = work.then(() => prepare(id))
        await work
        // One that could not be read has made room.
      } while (left.length > 0 && shelf.read().photos.length < rule.atMost)
      if (left.length > 0) {
        const names = left.map(({ name }) => name)
        refuse(photoTexts.tooMany(rule.atMost, names))
      }
    },
    remove(id: number): void {
      show({ photos: shelf.read().photos.filter((photo) => photo.id !== id), refusals: [] })
      put(files())
    },
  }
}

const types = /^image\/(?:jpe?g|png|webp|hei[cf]|avif|tiff|gif)$/

export const isHeic = ({ name, type }: { name: string; type: string }) =>
  /\.hei[cf]$/i.test(name) || /^image\/hei[cf]$/.test(type)

/** „IMG_1.HEIC“ → „IMG_1.jpg“; a second photo of the same name (iPhones call each „image.jpg“) becomes „image-2.jpg“. */
export function jpegName(name: string, taken: readonly string[]): string {
  const bare = name.replace(/\.[^.]*$/, '') || 'Foto'
  const used = new Set(taken.map((each) => each.toLowerCase()))
  let number = 1
  const numbered = () => (number === 1 ? `${bare}.jpg` : `${bare}-${number}.jpg`)
  while (used.has(numbered().toLowerCase())) number += 1
  return numbered()
}

/** Refusals of a photo before anything is sent. The server's own words: `platform/files/texts.ts`. */
export const photoTexts = {
  broken: (name: string) => `„${name}“ ist beschädigt oder kein Foto. Bitte wählen Sie ein anderes (${pictureNames}).`,
  tooMany: (most: number, left: readonly string[]) =>
    `Es passen höchstens ${most} Fotos. Nicht übernommen: ${left.map((name) => `„${name}“`).join(', ')}.`,
} as const
