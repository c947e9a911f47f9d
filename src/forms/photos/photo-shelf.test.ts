import { expect, test } from 'vitest'
import { photoFiles } from '../file-rules.ts'
import { jpegName, createPhotoShelf } from './photo-shelf.ts'
import type { ShrinkOutcome } from './shrink-photo.ts'

const rule = photoFiles({ maxMegabytes: 1, atMost: 3 })
const photo = (name: string, { size = 10, type = '', at = 1, begins = '' } = {}) =>
  new File([Buffer.from(begins, 'latin1'), new Uint8Array(size - begins.length)], name, { type, lastModified: at })
const small: ShrinkOutcome = { kind: 'shrunk', picture: new Blob([new Uint8Array(4)]) }

/** A shelf whose photos become small as `shrink` says; `held` are the names and sizes that lie in the form's input. */
function shelfWith(shrink: (file: Blob) => ShrinkOutcome | Promise<ShrinkOutcome> = () => small) {
  let files: readonly File[] = []
  const shelf = createPhotoShelf({ rule, shrink: async (file) => shrink(file) })
  shelf.attach((next) => {
    files = next
  })
  return { shelf, held: () => files.map(({ name, size }) => `${name} ${size}`) }
}

test('each photo lies in the input at once, and soon as a small JPEG', async () => {
  const { shelf, held } = shelfWith()
  const done = shelf.add([photo('a.PNG'), photo('b.heic')])
  expect(held()).toEqual(['a.PNG 10', 'b.heic 10'])
  expect(shelf.read().photos.map(({ isReady }) => isReady)).toEqual([false, false])
  await done
  expect(held()).toEqual(['a.jpg 4', 'b.jpg 4'])
  expect(shelf.read().photos.map(({ isReady }) => isReady)).toEqual([true, true])
})

test('more can be added, the same one is taken once, and photos of one name stay apart', async () => {
  const { shelf, held } = shelfWith()
  await shelf.add([photo('image.jpg'), photo('image.jpg', { at: 2 })])
  await shelf.add([photo('image.jpg')])
  expect(held()).toEqual(['image.jpg 4', 'image-2.jpg 4'])
  expect(jpegName('.jpg', [])).toBe('Foto.jpg')
  expect(jpegName('a.b.jpeg', ['A.B.jpg', 'a.b-2.jpg'])).toBe('a.b-3.jpg')
})

test('what is one too many, of another kind, empty or broken never gets in, and each is named', async () => {
  const { shelf, held } = shelfWith((file) => (file.size === 7 ? { kind: 'unreadable' } : small))
  await shelf.add([photo('a.pdf'), photo('leer.jpg', { size: 0 }), photo('defekt.jpg', { size: 7 }), photo('b.jpg')])
  expect(held()).toEqual(['b.jpg 4'])
  expect(shelf.read().refusals).toEqual([
    expect.stringContaining(
      '„a.pdf“ ist kein Foto. Bitte wählen Sie ein Foto (JPEG, PNG, WebP, HEIC, AVIF, TIFF oder GIF)',
    ),
    expect.stringContaining('„leer.jpg“ ist leer'),
    expect.stringContaining('„defekt.jpg“ ist beschädigt'),
  ])
  await shelf.add([photo('c.jpg'), photo('d.jpg'), photo('e.jpg'), photo('f.jpg')])
  expect(held()).toEqual(['b.jpg 4', 'c.jpg 4', 'd.jpg 4'])
  expect(shelf.read().refusals).toEqual(['Es passen höchstens 3 Fotos. Nicht übernommen: „e.jpg“, „f.jpg“.'])
})

test('a photo that cannot be read makes room for the next', async () => {
  const { shelf, held } = shelfWith((file) => (file.size === 7 ? { kind: 'unreadable' } : small))
  await shelf.add([photo('a.jpg'), photo('defekt.jpg', { size: 7 }), photo('b.jpg'), photo('c.jpg'), photo('d.jpg')])
  expect(held()).toEqual(['a.jpg 4', 'b.jpg 4', 'c.jpg 4'])
  expect(shelf.read().refusals).toEqual([
    expect.stringContaining('„defekt.jpg“'),
    expect.stringContaining('Nicht übernommen: „d.jpg“.'),
  ])
})

test('a HEIC photo that the browser cannot decode goes as it is, for the server can; not one that is too large', async () => {
  const { shelf, held } = shelfWith(() => ({ kind: 'unreadable' }))
  const begins = '\0\0\0\x18ftypheic'
  await shelf.add([photo('IMG_1.HEIC', { size: 20, begins }), photo('IMG_2.HEIC', { size: 1024 * 1024 + 1, begins })])
  expect(held()).toEqual(['IMG_1.HEIC 20'])
  expect(shelf.read().photos.map(({ isReady }) => isReady)).toEqual([true])
  expect(shelf.read().refusals).toEqual([expect.stringContaining('„IMG_2.HEIC“ ist größer als 1 MB')])
})

test.for<[string, string]>([
  ['scan', '\xff\xd8\xff\xe0'],
  ['foto.bild', 'RIFF\x10\0\0\0WEBP'],
  ['1000012345', '\x89PNG\r\n\x1a\n'],
])('a photo without a usual ending or type is known by its bytes: %s', async ([name, begins]) => {
  const { shelf, held } = shelfWith()
  await shelf.add([photo(name, { size: 20, begins })])
  expect(held()).toHaveLength(1)
  expect(shelf.read().refusals).toEqual([])
})

test('a photo without an ending is known by its type', async () => {
  const { shelf, held } = shelfWith()
  await shelf.add([photo('1000012345', { type: 'image/jpeg' })])
  expect(held()).toEqual(['1000012345.jpg 4'])
})

test('what cannot be shrunk goes as it is, if the server can take it', async () => {
  const { shelf, held } = shelfWith(() => ({ kind: 'unchanged' }))
  await shelf.add([photo('a.jpg'), photo('b.heic'), photo('c.png', { size: 1024 * 1024 + 1 })])
  expect(held()).toEqual(['a.jpg 10', 'b.heic 10'])
  expect(shelf.read().refusals).toEqual([expect.stringContaining('„c.png“ ist größer als 1 MB')])
})

test('a photo that breaks the browser’s drawing goes as it is, and the next is shrunk', async () => {
  const { shelf, held } = shelfWith((file) => {
    if (file.size === 7) throw new Error('out of memory')
    return small
  })
  await shelf.add([photo('a.jpg', { size: 7 }), photo('b.jpg')])
  expect(held()).toEqual(['a.jpg 7', 'b.jpg 4'])
})

test('a second choice while the first is in work makes nothing small twice', async () => {
  const shrunk: Blob[] = []
  const { shelf, held } = shelfWith((file) => {
    shrunk.push(file)
    return small
  })
  await Promise.all([shelf.add([photo('a.jpg'), photo('b.jpg')]), shelf.add([photo('c.jpg')])])
  expect(held()).toEqual(['a.jpg 4', 'b.jpg 4', 'c.jpg 4'])
  expect(shrunk).toHaveLength(3)
})

test('a photo that is removed while it becomes small stays removed', async () => {
  let finish: (outcome: ShrinkOutcome) => void = () => {}
  const { shelf, held } = shelfWith(() => new Promise((resolve) => (finish = resolve)))
  const done = shelf.add([photo('a.jpg')])
  await Promise.resolve()
  shelf.remove(shelf.read().photos[0]?.id ?? 0)
  await Promise.resolve()
  finish(small)
  await done
  expect(held()).toEqual([])
})
