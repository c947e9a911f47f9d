import { expect } from 'vitest'
import sharp from 'sharp'
import { siteUnderTest } from '../support/addresses.ts'
import { makeStaff } from '../support/staff.ts'
import { handsOf } from './hands.ts'
import { newRequest, test } from './test.ts'
import { newVisitor } from './visitor.ts'

const PAGE = '/verwaltung/firma/aussehen'
const square = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 4, background: '#0b7a3e' } })
const file = (content: Uint8Array | string, name: string) => new File([new Uint8Array(Buffer.from(content))], name)
const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">${inner}</svg>`

test('colour, typeface and logo are looked at first, then hold on the next page of everybody, and are taken back', async ({
  visitor,
  request,
  office,
}) => {
  const { main, enter, press, field } = handsOf(visitor)
  const reader = newVisitor(await newRequest(), siteUnderTest())
  await makeStaff(office, request, 'leitung')
  await reader.open('/kontakt')
  const headBefore = reader.find('head').innerHTML
  expect(headBefore).not.toContain('/aussehen/')

  await visitor.open(PAGE)
  enter('Farbe der Firma', '#FC0')
  visitor.attach(
    field('Logo auf hellem Grund'),
    file(svg('<rect width="300" height="100" fill="#0b7a3e"/>'), 'logo.svg'),
  )
  await visitor.press(field(/^Nunito/))
  await press('Vorschau')
  expect(main().textContent).toContain('Gespeichert ist noch nichts.')
  expect(main().textContent).toContain('Für Schrift und Knöpfe ist sie zu hell')
  const preview = main().querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? ''
  expect(await (await request.get(preview)).text()).toContain('--brand-400:#ffcc00')
  await reader.open('/kontakt')
  expect(reader.find('head').innerHTML).toBe(headBefore)

  // What was chosen for the preview is still chosen, the file too.
  await press('Speichern')
  expect(main().textContent).toContain('So sieht die Website ab jetzt aus.')
  await reader.open('/kontakt')
  const sheet = /\/aussehen\/ffcc00-nunito-[\da-f]{8}\.css/.exec(reader.find('head').innerHTML)?.[0] ?? ''
  const answer = await request.get(sheet)
  expect(answer.headers()['cache-control']).toContain('immutable')
  expect(answer.headers()['content-type']).toContain('text/css')
  expect(reader.find('head').innerHTML).toContain('nunito-latin-wght-normal')
  expect(reader.find('meta[name=theme-color]').getAttribute('content')).not.toBe('#ffffff')
  expect(reader.find('header img').getAttribute('src')).toMatch(/^data:image\/svg\+xml,.*0b7a3e/)
  const manifest = await request.get(reader.find('link[rel=manifest]').getAttribute('href') ?? '')
  expect(await manifest.json()).toMatchObject({ name: 'Rheinbogen Immobilien', lang: 'de' })

  await visitor.open('/verwaltung/verlauf?art=firma&id=aussehen')
  expect(main().textContent).toContain('#ffcc00')
  await press(/^Rückgängig: Aussehen geändert/)
  await reader.open('/kontakt')
  expect(reader.find('head').innerHTML).toBe(headBefore)
})

test('what is no logo and no colour is said beside its field, and nothing is stored', async ({
  visitor,
  request,
  office,
}) => {
  const { main, enter, press, field } = handsOf(visitor)
  await makeStaff(office, request, 'leitung')
  const says = (text: string | RegExp) => expect(main().textContent).toMatch(text)
  const errorOf = (label: string) => {
    const described = field(label).getAttribute('aria-describedby')?.split(' ')[0] ?? ''
    return main().querySelector(`[id="${described}"]`)?.textContent
  }
  const before = await (await newRequest()).get('/kontakt')
  const head = (await before.text()).split('</head>')[0]

  await visitor.open(PAGE)
  visitor.attach(field('Logo auf hellem Grund'), file(svg('<script>alert(1)</script>'), 'logo.svg'))
  visitor.attach(field('Logo auf dunklem Grund'), file(await square(1).png().toBuffer(), 'punkt.png'))
  visitor.attach(field('Zeichen'), file(await square(300).toColourspace('cmyk').jpeg().toBuffer(), 'druck.jpg'))
  enter('Farbe der Firma', '#ggg')
  await press('Speichern')
  expect(errorOf('Logo auf hellem Grund')).toContain('enthält ein Skript (script)')
  expect(errorOf('Logo auf dunklem Grund')).toContain('Das Bild ist zu klein.')
  expect(errorOf('Zeichen')).toContain('weder ein SVG noch ein PNG')
  expect(errorOf('Farbe der Firma')).toContain('Das ist keine Farbe.')
  expect(field('Farbe der Firma').value).toBe('#ggg')

  enter('Farbe der Firma', '#ffffff')
  visitor.attach(field('Logo auf hellem Grund'), file('kein Bild', 'logo.png'))
  await press('Vorschau')
  expect(errorOf('Farbe der Firma')).toContain('Auf weißem Grund wäre diese Farbe nicht zu sehen.')
  expect(errorOf('Logo auf hellem Grund')).toContain('weder ein SVG noch ein PNG')

  visitor.attach(field('Logo auf hellem Grund'), file(new Uint8Array(6 * 1024 * 1024), 'gross.png'))
  await press('Speichern')
  says('größer als 5 MB')

  const foreign = { intent: 'speichern', version: '1', typeface: 'figtree', logo_light: `${'a'.repeat(32)}-9x9.svg` }
  const refused = await request.post(PAGE, { form: foreign })
  expect(refused.status()).toBe(422)
  expect(await refused.text()).toContain('Bitte wählen Sie die Datei noch einmal.')

  const after = await (await newRequest()).get('/kontakt')
  expect((await after.text()).split('</head>')[0]).toBe(head)
})

test('a hundred megabytes are told beside the field, not by a broken connection', async ({ request, office }) => {
  await makeStaff(office, request, 'leitung')
  const buffer = Buffer.alloc(100 * 1024 * 1024)
  const multipart = { intent: 'speichern', logo_light_datei: { name: 'gross.png', mimeType: 'image/png', buffer } }
  const answer = await request.post(PAGE, { multipart })
  expect(answer.status()).toBe(413)
  expect(await answer.text()).toContain('Eine Datei darf höchstens 5 MB groß sein.')
})

test('who only reads sees how it looks and changes nothing', async ({ visitor, request, office }) => {
  await makeStaff(office, request, 'vermietung')
  await visitor.open(PAGE)
  expect(visitor.find('main').textContent).not.toContain('Speichern')
  const form = { intent: 'speichern', version: '1', brand_color: '#ff0000' }
  expect((await request.post(PAGE, { form })).status()).toBe(403)
})

test('icons and the picture beside shared links are drawn, and kept by browsers as long as nothing changes', async ({
  request,
}) => {
  const html = await (await request.get('/')).text()
  const version = /favicon\.ico\?v=([\da-f]{8})/.exec(html)?.[1] ?? ''
  expect(html).toContain(`/og-bild.jpg?v=${version}`)
  const types = {
    '/favicon.svg': 'image/svg+xml',
    '/favicon.ico': 'image/x-icon',
    '/apple-touch-icon.png': 'image/png',
    '/icon-192.png': 'image/png',
    '/icon-maskable-512.png': 'image/png',
    '/og-bild.png': 'image/png',
    '/og-bild.jpg': 'image/jpeg',
    '/site.webmanifest': 'application/manifest+json',
    '/verwaltung/app.webmanifest': 'application/manifest+json',
  }
  for (const [address, type] of Object.entries(types)) {
    const named = await request.get(`${address}?v=${version}`)
    expect([named.status(), named.headers()['content-type']], address).toEqual([200, type])
    expect(named.headers()['cache-control'], address).toContain('immutable')
    const plain = await request.get(address)
    expect(plain.headers()['cache-control'], address).toBe('public, max-age=86400')
    const known = { 'If-None-Match': plain.headers().etag ?? '' }
    expect((await request.get(address, { headers: known })).status(), address).toBe(304)
  }
  expect((await request.get('/aussehen/gibt-es-nicht.css')).status()).toBe(404)
  expect((await request.get('/aussehen/..%2f..%2fsecret')).status()).toBe(404)
})
