/** The commands of every ```sh block of one section of a Markdown text, in order; what goes on over several lines is one. */
export function shellLines(markdown: string, section: string): string[] {
  const begin = markdown.indexOf(section)
  if (begin < 0) throw new Error(`There is no section ${section}`)
  const text = markdown.slice(begin + section.length).split(/^##+ /m)[0] ?? ''
  return [...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = '']) => {
    const lines: string[] = []
    for (const line of block.split('\n').filter((one) => one.trim() !== '')) {
      const before = lines.at(-1)
      if (before?.endsWith('\\')) lines[lines.length - 1] = `${before}\n${line}`
      else lines.push(line)
    }
    return lines
  })
}
