import { wordTable } from '#platform/word-table.ts'

/** Rules for the parts of a drawing, and the words for those that it may not hold. Names are SVG's own, in lower case. */

/** Drawn as they are. */
export const drawing = new Set([
  'svg',
  'g',
  'defs',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'lineargradient',
  'radialgradient',
  'stop',
  'clippath',
  'mask',
])

/** Notes that drawing programs write down for themselves: left out without a word. */
export const dropped = new Set(['title', 'desc', 'metadata'])

const geometry =
  'd x y x1 y1 x2 y2 cx cy fx fy fr r rx ry width height points transform viewbox preserveaspectratio pathlength offset ' +
  'gradientunits gradienttransform spreadmethod clippathunits maskunits maskcontentunits mask-type'
const looks =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
  'stroke-dasharray stroke-dashoffset opacity color display visibility clip-path clip-rule mask stop-color stop-opacity ' +
  'shape-rendering vector-effect paint-order'

export const lookNames = new Set(looks.split(' '))
export const attributeNames = new Set([...geometry.split(' '), ...lookNames])

/** Characters. A drawing program writes a colour, a width, some dashes. */
export const LONGEST_LOOK = 200

/** Numbers, colours, words, paths, functions. A reference is judged by `localUrl` before. */
export const plainValue = /^[\w\s#%.,+()'"/-]*$/
/** `url(#verlauf)`: something in the same drawing. */
export const localUrl = /^url\(\s*(['"]?)#[\w.:-]+\1\s*\)(?:\s+[\w#]+)?$/i

/** Marks of a file that wants more than to be drawn: it is refused, and the sentence names them. */
export const refusedElements = wordTable<string>({
  script: 'ein Skript (script)',
  foreignobject: 'eingebettetes HTML (foreignObject)',
  iframe: 'eine eingebettete Seite (iframe)',
  image: 'ein eingebettetes Bild (image)',
  feimage: 'ein eingebettetes Bild (feImage)',
  use: 'Verweise auf andere Teile (use)',
  text: 'Schrift (text), die nicht in Pfade umgewandelt ist',
  tspan: 'Schrift (text), die nicht in Pfade umgewandelt ist',
  a: 'einen Link (a)',
  animate: 'eine Animation (animate)',
  animatemotion: 'eine Animation (animateMotion)',
  animatetransform: 'eine Animation (animateTransform)',
  set: 'eine Animation (set)',
  handler: 'ein Skript (handler)',
  listener: 'ein Skript (listener)',
})

export const foundEvent = (name: string) => `ein Skript im Attribut ${name}`
export const foundReference = 'einen Verweis nach außen'
export const foundDoctype = 'eine DOCTYPE-Angabe'
export const foundEntity = 'eigene Zeichen (Entities)'
export const foundStyle = 'Angaben im Stil (style), die mehr als Farben und Linien setzen'
export const foundLongLook = 'eine Angabe zu Farbe oder Linie mit mehr als 200 Zeichen'
export const foundElement = (name: string) => `das Element „${name}“`
