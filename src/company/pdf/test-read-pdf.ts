import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type TreeNode = { role?: string; alt?: string; children?: TreeNode[] }

/** Reads a PDF as a reader's program does: for tests. */
export async function readPdf(bytes: Uint8Array) {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await loading.promise
  const texts: string[] = []
  const nodes: TreeNode[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    const tree = await page.getStructTree()
    if (tree) nodes.push(tree as TreeNode)
  }
  const all: TreeNode[] = []
  const walk = (node: TreeNode) => {
    if (node.role) all.push(node)
    for (const child of node.children ?? []) walk(child)
  }
  nodes.forEach(walk)
  const { info } = await document.getMetadata()
  const facts = {
    pages: document.numPages,
    title: (info as { Title?: string }).Title,
    language: (info as { Language?: string | null }).Language,
    texts,
    text: texts.join(' ').replaceAll(/\s+/g, ' '),
    roles: all.map(({ role }) => role ?? ''),
    alts: all.filter(({ role }) => role === 'Figure').map(({ alt }) => alt ?? ''),
    raw: Buffer.from(bytes).toString('latin1'),
  }
  await loading.destroy()
  return facts
}
