import { describe, expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.server.ts'

const svg = (inner: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 48 48" ${root}>${inner}</svg>`

const foundIn = (text: string) => {
  const cleaned = cleanSvg(text)
  return cleaned.ok || cleaned.reason !== 'refused' ? cleaned : cleaned.found
}

const drawn = (text: string) => {
  const cleaned = cleanSvg(text)
  if (!cleaned.ok) throw new Error(JSON.stringify(cleaned))
  return cleaned.svg
}

describe('a file that holds more than a drawing is refused, and says what it holds', () => {
  test.each([
    ['<script>alert(1)</script>', 'ein Skript (script)'],
    ['<SCRIPT>alert(1)</SCRIPT>', 'ein Skript (script)'],
    ['<g><script href="https://x.example/a.js"/></g>', 'ein Skript (script)'],
    ['<x:g xmlns:x="urn:x"><script xmlns="http://www.w3.org/2000/svg"/></x:g>', 'ein Skript (script)'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>', 'ein Skript (script)'],
    ['<path d="M0 0" onload="alert(1)"/>', 'ein Skript im Attribut onload'],
    ['<g ONCLICK="alert(1)"><path d="M0 0"/></g>', 'ein Skript im Attribut ONCLICK'],
    [
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
      'eingebettetes HTML (foreignObject)',
    ],
    ['<image href="https://x.example/a.png"/>', 'ein eingebettetes Bild (image)'],
    ['<image href="data:image/png;base64,AAAA"/>', 'ein eingebettetes Bild (image)'],
    ['<use href="https://x.example/a.svg#b"/>', 'Verweise auf andere Teile (use)'],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', 'einen Link (a)'],
    ['<a xlink:href="https://x.example/"><path d="M0 0"/></a>', 'einen Link (a)'],
    ['<animate attributeName="href" to="javascript:alert(1)"/>', 'eine Animation (animate)'],
    ['<set attributeName="onload" to="alert(1)"/>', 'eine Animation (set)'],
    ['<text>Firma</text>', 'Schrift (text), die nicht in Pfade umgewandelt ist'],
    ['<filter id="f"><feImage href="https://x.example/a.png"/></filter>', 'ein eingebettetes Bild (feImage)'],
    ['<filter id="f"><feGaussianBlur stdDeviation="900"/></filter>', 'das Element „filter“'],
    ['<style>@import url(https://x.example/a.css);</style>', 'einen Verweis nach außen'],
    ['<style>.a{fill:url(https://x.example/#a)}</style>', 'einen Verweis nach außen'],
    [
      '<style>.a{background:u\\72l(https://x.example/)}</style>',
      'Angaben im Stil (style), die mehr als Farben und Linien setzen',
    ],
    ['<style><![CDATA[@font-face{src:url(https://x.example/a)}]]></style>', 'einen Verweis nach außen'],
    ['<style>path:hover{fill:red}</style>', 'Angaben im Stil (style), die mehr als Farben und Linien setzen'],
    ['<path d="M0 0" style="fill:url(https://x.example/a#b)"/>', 'einen Verweis nach außen'],
    ['<path d="M0 0" fill="url(https://x.example/a#b)"/>', 'einen Verweis nach außen'],
    ['<path d="M0 0" fill="URL( //x.example/a#b )"/>', 'einen Verweis nach außen'],
    ['<path d="M0 0" xlink:href="https://x.example/"/>', 'einen Verweis nach außen'],
    ['<linearGradient id="a" xlink:href="https://x.example/#b"/>', 'einen Verweis nach außen'],
    ['<linearGradient id="a" href="javascript:alert(1)"/>', 'einen Verweis nach außen'],
  ])('%s', (inner, found) => {
    expect(foundIn(svg(inner))).toContain(found)
  })

  test('an event on the drawing itself', () => {
    expect(foundIn(svg('<path d="M0 0"/>', 'onload="alert(1)"'))).toEqual(['ein Skript im Attribut onload'])
  })

  test('a DOCTYPE, entities of its own, a billion laughs', () => {
    const laughs =
      '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">&b;</svg>'
    expect(foundIn(laughs)).toContain('eine DOCTYPE-Angabe')
    expect(foundIn(`<!DOCTYPE svg SYSTEM "file:///etc/passwd">${svg('<path d="M0 0"/>')}`)).toEqual([
      'eine DOCTYPE-Angabe',
    ])
    expect(foundIn(svg('&xxe;'))).toEqual(['eigene Zeichen (Entities)'])
  })

  test('all that was found is told at once', () => {
    expect(foundIn(svg('<script/><text/><path d="M0 0" onclick="a()"/>'))).toHaveLength(3)
  })
})

test('what drawing programs write for themselves is left out, and the drawing stays', () => {
  const inkscape = `<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet href="https://x.example/a.css"?><!-- Inkscape -->
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://inkscape.example/" xmlns:rdf="http://rdf.example/"
      width="96px" height="48" version="1.1" inkscape:version="1.3" data-name="Logo">
      <title>Logo &amp; mehr</title><metadata><rdf:RDF/></metadata><inkscape:view zoom="2"/>
      <defs><linearGradient id="a"><stop offset="0" stop-color="#fc0"/></linearGradient>
      <linearGradient id="b" href="#a"/></defs>
      <path inkscape:label="Haus" d="m1,2 3.5-4e2z" style="fill:url(#b);-inkscape-font:x;stroke-width:2px"/></svg>`
  expect(drawn(inkscape)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48"><defs><linearGradient id="a"><stop offset="0" stop-color="#fc0"/></linearGradient>' +
      '<linearGradient id="b" href="#a"/></defs><path d="m1,2 3.5-4e2z" fill="url(#b)" stroke-width="2px"/></svg>',
  )
})

test('classes become attributes: an element’s own style wins over its class, and that over its attributes', () => {
  const illustrator = svg(
    '<style>/* st */ .a,.b{fill:#111;stroke:none} .b{fill:#222}</style><path class="a" fill="#333" d="M0 0"/><path class="a b" style="stroke:#444" d="M1 1"/>',
  )
  expect(drawn(illustrator)).toContain(
    '<path fill="#111" d="M0 0" stroke="none"/><path d="M1 1" fill="#222" stroke="#444"/>',
  )
})

test('nothing but known names and plain values is written, so a value cannot end its attribute', () => {
  const cleaned = drawn(svg('<path d="M0 0" fill="&quot;&gt;&lt;script&gt;" bogus="1" transform="scale(2)"/>'))
  expect(cleaned).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M0 0" transform="scale(2)"/></svg>',
  )
})

test('what is no SVG, has no size or never ends is refused with its reason', () => {
  expect(cleanSvg('Guten Tag')).toEqual({ ok: false, reason: 'not-svg' })
  expect(cleanSvg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">')).toEqual({
    ok: false,
    reason: 'not-svg',
  })
  expect(cleanSvg('<html><body/></html>')).toEqual({ ok: false, reason: 'not-svg' })
  expect(cleanSvg('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>')).toEqual({ ok: false, reason: 'not-svg' })
  expect(cleanSvg('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>')).toEqual({
    ok: false,
    reason: 'no-size',
  })
  expect(cleanSvg(svg('<g>'.repeat(60) + '</g>'.repeat(60)))).toEqual({ ok: false, reason: 'too-much' })
  expect(cleanSvg(svg('<path d="M0 0"/>'.repeat(6000)))).toEqual({ ok: false, reason: 'too-much' })
})

describe('what would cost more than it weighs is refused at once', () => {
  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index))
  const square = 'M0 0h48v48z'
  const nested = (name: 'mask' | 'clipPath', attribute: string, each = 2) =>
    many(
      30,
      (at) => `<${name} id="m${at}">${`<path d="${square}" ${attribute}="url(#m${at + 1})"/>`.repeat(each)}</${name}>`,
    ).join('') + `<path d="${square}" ${attribute}="url(#m0)"/>`
  const dear: [string, string][] = [
    ['masks in masks', nested('mask', 'mask')],
    ['masks behind one another', nested('mask', 'mask', 1)],
    ['clips in clips', nested('clipPath', 'clip-path')],
    [
      'a mask in itself',
      `<mask id="a"><path d="${square}" mask="url(#a)"/></mask><path d="${square}" mask="url(#a)"/>`,
    ],
    ['masks named by a class', `<style>.m{mask:url(#a)}</style><mask id="a"><path class="m" d="${square}"/></mask>`],
    [
      'a group in a mask, a thousand times',
      `<mask id="a">${`<path d="${square}"/>`.repeat(300)}</mask>${`<path mask="url(#a)" d="${square}"/>`.repeat(100)}`,
    ],
    ['three hundred layers', `<g opacity=".5"><path d="${square}"/></g>`.repeat(300)],
    [
      'a class copied into each part',
      `<style>.a{${many(60, (at) => `stroke-dasharray:${at} ${'1 '.repeat(90)}`).join(';')};fill:${'a'.repeat(190)};stroke:${'b'.repeat(190)}}</style>${'<path class="a" d="M0 0"/>'.repeat(4000)}`,
    ],
    ['more classes than anybody names', `<path d="${square}" class="${many(5000, (at) => `a${at}`).join(' ')}"/>`],
    ['ten thousand groups in one another', '<g>'.repeat(10_000) + '</g>'.repeat(10_000)],
  ]

  test.each(dear)('%s', (_name, inner) => {
    const before = process.cpuUsage()
    expect(cleanSvg(svg(inner))).toEqual({ ok: false, reason: 'too-much' })
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(500)
  })

  test('a look that no drawing program writes is named', () => {
    const long = '1 '.repeat(200)
    const found = ['eine Angabe zu Farbe oder Linie mit mehr als 200 Zeichen']
    expect(foundIn(svg(`<path d="M0 0" stroke-dasharray="${long}"/>`))).toEqual(found)
    expect(foundIn(svg(`<path d="M0 0" style="stroke-dasharray:${long}"/>`))).toEqual(found)
    expect(foundIn(svg(`<style>.a{stroke-dasharray:${long}}</style><path class="a" d="M0 0"/>`))).toEqual(found)
  })

  test('one mask for many parts, gradients and facets are a drawing as any other', () => {
    const facets = `<path d="${square}" fill="url(#g)" fill-opacity=".5" opacity=".9"/>`.repeat(300)
    const inner = `<linearGradient id="g"><stop/></linearGradient><mask id="m"><path d="${square}"/></mask>${facets}<g mask="url(#m)">${facets}</g>`
    expect(cleanSvg(svg(inner)).ok).toBe(true)
  })
})

const sized = (size: string) => cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h1v1z"/></svg>`)

test.each([
  '',
  'width="abc" height="abc"',
  'width="100%" height="100%"',
  'width="1e9" height="1e9"',
  'width="NaN" height="1"',
  'viewBox="0 0 NaN 48"',
  'viewBox="0 0 48"',
  'viewBox="0 0 0 48"',
  'viewBox="0 0 -48 48"',
  'viewBox="0 0 1e9 1e9"',
  'viewBox="1e30 0 48 48"',
  'viewBox="0 0 1e-30 1e-30"',
  'viewBox="0 0 0x30 0x30"',
  'viewBox="0 0 48 48" width="abc"',
  'viewBox="0 0 48 48" height="Infinity"',
])('a size that is no number of usual size is none: %s', (size) => {
  expect(sized(size)).toEqual({ ok: false, reason: 'no-size' })
})

test.each([
  ['viewBox=" 0,0 48 , 24 "', 48, 24],
  ['viewBox="-1.5 .5 4.8e1 24" width="100%" height="100%"', 48, 24],
  ['viewBox="0 0 48 24" width="210mm" height="auto"', 48, 24],
  ['width=" 48px " height="24"', 48, 24],
])('sizes as drawing programs write them: %s', (size, width, height) => {
  expect(sized(size)).toMatchObject({ ok: true, width, height })
})
