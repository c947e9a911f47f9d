/** The part of a drawing that can be drawn. */
export type Drawable = { name: string; attributes: Readonly<Record<string, string>>; children: readonly Drawable[] }

/** Drawn parts, each as often as it is referred to; pictures in between, which masks and translucent groups need; references behind one another. */
const MOST_DRAWN = 20_000
const MOST_LAYERS = 200
const DEEPEST_REFERENCE = 8

type Cost = { drawn: number; layers: number; depth: number }

const REFERENCE = /^url\(\s*['"]?#([\w.:-]+)/

/**
 * Whether drawing it takes time in proportion to its size. A mask that stands in another mask is drawn once for each part of that one, so that
 * forty lines in each other take years.
 */
export function isDear(root: Drawable): boolean {
  const byId = new Map<string, Drawable>()
  const collect = (element: Drawable) => {
    const { id } = element.attributes
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    element.children.forEach(collect)
  }
  collect(root)
  const known = new Map<Drawable, Cost>()
  const open = new Set<Drawable>()

  /** @throws RangeError when it goes round, or too deep */
  function costOf(element: Drawable, references: number): Cost {
    const done = known.get(element)
    if (open.has(element) || references + (done?.depth ?? 0) > DEEPEST_REFERENCE) throw new RangeError()
    if (done) return done
    open.add(element)
    const { mask, 'clip-path': clip, fill, stroke, opacity, href } = element.attributes
    const isLayer = mask !== undefined || (opacity !== undefined && element.children.length > 0)
    const cost: Cost = { drawn: 1, layers: Number(isLayer), depth: 0 }
    const add = (other: Cost, deeper: number) => {
      cost.drawn += other.drawn
      cost.layers += other.layers
      cost.depth = Math.max(cost.depth, other.depth + deeper)
      if (cost.drawn > MOST_DRAWN || cost.layers > MOST_LAYERS) throw new RangeError()
    }
    for (const child of element.children) add(costOf(child, references), 0)
    for (const said of [mask, clip, fill, stroke, href && `url(${href})`]) {
      const target = byId.get(REFERENCE.exec(said ?? '')?.[1] ?? '')
      if (target) add(costOf(target, references + 1), 1)
    }
    open.delete(element)
    known.set(element, cost)
    return cost
  }
  try {
    costOf(root, 0)
    return false
  } catch (error) {
    if (error instanceof RangeError) return true
    throw error
  }
}
