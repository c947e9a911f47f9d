/**
 * Draws the pictures of the demo company's help articles into `public/illustrationen`: one for each `motif` in the head of an
 * article, an icon by Lucide on the bend of the river in its category's colours. Run it after a new motif; same input, same bytes.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { root } from './testing/command.ts'
import { sourceFiles } from './testing/source-files.ts'

type Palette = { light: string; middle: string; deep: string; accent: string }

const NAVY = '#0f172a'
const palettes: Record<string, Palette> = {
  umgang: { light: '#f8f3ea', middle: '#ecdcc2', deep: '#dcc19a', accent: '#c08a4a' },
  heizen: { light: '#fdf1ea', middle: '#f9d9c5', deep: '#f2b998', accent: '#e2703a' },
  notfall: { light: '#fdf0f0', middle: '#f8d4d4', deep: '#f0b1b1', accent: '#dc2626' },
  mietverhaeltnis: { light: '#eef5fe', middle: '#cfe4fd', deep: '#a3cdfb', accent: '#0966cf' },
  nachbarschaft: { light: '#f6f1fc', middle: '#e3d5f6', deep: '#c9b0ec', accent: '#7c4dc4' },
  muell: { light: '#eff8f1', middle: '#cfead6', deep: '#a4d5b1', accent: '#15803d' },
  versorgung: { light: '#fdf7e4', middle: '#f9e8b4', deep: '#f1d27a', accent: '#b7791f' },
  parken: { light: '#f0f4f8', middle: '#d5dfea', deep: '#b0c1d4', accent: '#3d5a80' },
  gemeinschaft: { light: '#ecf8f7', middle: '#c7e9e6', deep: '#98d3ce', accent: '#0f766e' },
}

// Where the river bends and how large the sun is: three ways, so that cards beside each other differ.
const scenes = [
  { river: 'M0 330C180 250 330 400 520 330S760 250 800 280V450H0Z', sun: [640, 110, 84] },
  { river: 'M0 280C160 360 300 240 470 300S700 400 800 330V450H0Z', sun: [150, 120, 96] },
  { river: 'M0 350C140 330 260 270 420 310S660 380 800 270V450H0Z', sun: [690, 150, 70] },
]

const target = join(root, 'public/illustrationen')
await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })

const files = (await sourceFiles(join(root, 'db/seed/content/help-centre'), ['.'])).filter((file) =>
  file.endsWith('.md'),
)
for (const [index, file] of files.entries()) {
  const source = await readFile(join(root, 'db/seed/content/help-centre', file), 'utf8')
  const motif = /^motif: (\S+)$/m.exec(source)?.[1]
  const palette = palettes[file.split('/')[0] ?? '']
  if (!motif || !palette) throw new Error(`${file} has no motif or no colours`)
  await writeFile(join(target, `${motif}.svg`), await draw(motif, palette, index))
}
console.log(`${files.length} pictures`)

async function draw(motif: string, { light, middle, deep, accent }: Palette, index: number): Promise<string> {
  const { river, sun } = scenes[index % scenes.length] ?? scenes[0]!
  const [x, y, radius] = sun
  const lines = await linesOf(motif)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450" width="800" height="450">',
    `<path fill="${light}" d="M0 0H800V450H0Z"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${middle}"/>`,
    `<path fill="${middle}" d="${river}"/>`,
    `<path fill="${deep}" opacity=".55" d="${river}" transform="translate(0 58)"/>`,
    '<circle cx="400" cy="222" r="140" fill="#fff"/>',
    `<g transform="translate(304 126) scale(8)" stroke-linecap="round" stroke-linejoin="round">`,
    `<g fill="${accent}" opacity=".2" transform="translate(.7 .7)">${lines}</g>`,
    `<g fill="none" stroke="${NAVY}" stroke-width="1.15">${lines}</g>`,
    '</g></svg>\n',
  ].join('')
}

/** The shapes inside an icon of Lucide. */
async function linesOf(motif: string): Promise<string> {
  const { default: Icon } = (await import(`lucide-react/icons/${motif}`)) as { default: ComponentType }
  return renderToStaticMarkup(createElement(Icon)).replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')
}
