import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { apartmentKind, buildingKind, mediaOf, serveVideo } from '#areas/letting/public.server.ts'
import { exampleVideo } from '#platform/files/example-files.ts'
import { appWithFolder, file, requestOf } from '#requests/request/test-uploads.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { readFormWithFiles } from '#office/desk/request/attachments/read-request-form.server.ts'
import { exampleHouse } from '#areas/example-house.ts'
import { createContent } from '../save.server.ts'
import { changeVideos } from './video-actions.server.ts'
import { LARGEST_VIDEO_FORM_BYTES, videoRules } from './video-fields.ts'

const staff = exampleStaff('leitung')
const FLAT = 'frei'
const flat = {
  name: 'Wohnung 1',
  property_id: 'haus',
  availability_status: 'available',
  amenities: [],
  is_published: true,
}
const owner = { kind: 'apartment' as const, id: FLAT }
const texts = { intent: 'hochladen', title: 'Rundgang', description: 'Vom Flur in alle Zimmer, ohne Ton.' }

const bytesOf = async (answer: Response | null) => Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))

async function appWithFlat() {
  const { app, dataDir, lying } = await appWithFolder()
  await createContent(app, staff, buildingKind, { ...exampleHouse, is_published: true }, 'haus')
  await createContent(app, staff, apartmentKind, flat, FLAT)
  const post = async (entries: Record<string, string | File>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(entries)) form.append(name, value)
    const sent = await readFormWithFiles(app, await requestOf(form), videoRules, LARGEST_VIDEO_FORM_BYTES)
    return changeVideos(app, staff, owner, sent)
  }
  const kept = () => readdir(path.join(dataDir, 'media')).catch(() => [])
  const only = async () => {
    const [video] = await mediaOf(app.db, 'apartment', FLAT)
    if (!video) throw new Error('no video')
    return video
  }
  const get = (id: string, headers: Record<string, string> = {}, method = 'GET') =>
    serveVideo(app, new Request('https://www.example.de/', { method, headers }), { file: id })
  return { app, post, kept, only, get, lying }
}

test('a video is kept as it came, and served whole or in the parts that a player asks for', async () => {
  const { post, kept, only, get, lying } = await appWithFlat()
  const bytes = exampleVideo('webm', 5000)
  expect(await post({ ...texts, datei: file('Rundgang.WEBM', bytes) })).toEqual({ note: 'hochgeladen' })
  expect(lying().waiting).toEqual([])
  const { id, values } = await only()
  expect(await kept()).toEqual([values.storage_key])
  expect(values).toMatchObject({ title: 'Rundgang', media_type: 'video', size_bytes: 5000, alt_text: '' })

  const whole = await get(`${id}.webm`)
  expect(await bytesOf(whole)).toEqual(bytes)
  expect(whole?.headers.get('content-type')).toBe('video/webm')
  expect(whole?.headers.get('accept-ranges')).toBe('bytes')
  const etag = whole?.headers.get('etag') ?? ''

  const part = await get(`${id}.webm`, { Range: 'bytes=10-19', 'If-Range': etag })
  expect([part?.status, part?.headers.get('content-range')]).toEqual([206, 'bytes 10-19/5000'])
  expect(await bytesOf(part)).toEqual(bytes.subarray(10, 20))
  expect((await get(`${id}.webm`, { Range: 'bytes=10-19', 'If-Range': '"other"' }))?.status).toBe(200)
  const outside = await get(`${id}.webm`, { Range: 'bytes=5000-' })
  expect([outside?.status, outside?.headers.get('content-range')]).toEqual([416, 'bytes */5000'])
  expect((await get(`${id}.webm`, { 'If-None-Match': etag }))?.status).toBe(304)
  const head = await get(`${id}.webm`, {}, 'HEAD')
  expect([head?.headers.get('content-length'), head?.body]).toEqual(['5000', null])
  // The address says the type; another one is none of ours.
  for (const name of [`${id}.mp4`, id, `../${id}.webm`, 'unbekannt.mp4']) expect(await get(name), name).toBeNull()
})

test('a let flat’s video is for staff only, from the next request on', async () => {
  const { app, post, only, get } = await appWithFlat()
  await post({ ...texts, datei: file('a.mp4', exampleVideo()) })
  const { id } = await only()
  expect((await get(`${id}.mp4`))?.status).toBe(200)
  await app.db.updateTable('apartments').set({ availability_status: 'rented' }).where('id', '=', FLAT).execute()
  expect(await get(`${id}.mp4`)).toBeNull()
  const asked = new Request('https://www.example.de/')
  expect((await serveVideo(app, asked, { file: `${id}.mp4`, drafts: true }))?.status).toBe(200)
})

test('what is no video, is too large or lacks its words is refused beside its field and leaves nothing', async () => {
  const { post, kept, lying } = await appWithFlat()
  const cases: [Record<string, string | File>, Record<string, unknown>][] = [
    [{ ...texts, datei: file('a.mp4', Buffer.from('<html>')) }, { datei: expect.stringContaining('kein Video') }],
    [{ ...texts, datei: file('a.mp4', exampleVideo('webm')) }, { datei: expect.stringContaining('kein Video') }],
    [{ ...texts, datei: file('a.mov', exampleVideo()) }, { datei: expect.stringContaining('MP4 oder WEBM') }],
    [
      { ...texts, datei: file('a.mp4', exampleVideo('mp4', 101 * 1024 * 1024 - 4000)) },
      { datei: expect.stringContaining('größer als 100 MB') },
    ],
    [texts, { datei: 'Bitte wählen Sie eine Datei.' }],
    [{ ...texts, description: '', datei: file('a.mp4', exampleVideo()) }, { description: expect.any(String) }],
  ]
  for (const [sent, errors] of cases)
    expect(await post(sent)).toMatchObject({ status: 422, refusal: { intent: 'hochladen', errors } })
  expect([await kept(), lying().waiting]).toEqual([[], []])
})

test('its words are changed, and it is taken off the page', async () => {
  const { post, only } = await appWithFlat()
  await post({ ...texts, datei: file('a.mp4', exampleVideo()) })
  const { id } = await only()
  const changed = {
    intent: `angaben-${id}`,
    media: id,
    version: '1',
    title: 'Blick vom Balkon',
    description: 'Der Rhein.',
  }
  expect(await post(changed)).toEqual({ note: 'gespeichert' })
  expect((await only()).values).toMatchObject({ title: 'Blick vom Balkon', description: 'Der Rhein.' })
  expect(await post({ intent: 'loeschen', media: id, version: '1' })).toMatchObject({ status: 409 })
  expect(await post({ intent: 'loeschen', media: id, version: '2' })).toEqual({ note: 'geloescht' })
  await expect(only()).rejects.toThrow('no video')
})
