const LONGEST_LINE = 75

/** A line of a calendar file as lines of at most 75 bytes (RFC 5545, 3.1): cut between characters, what goes on begins with a space. */
export function foldLine(line: string): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (new TextEncoder().encode(part + character).length > LONGEST_LINE) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part]
}

/** Changes a calendar file as if its lines were not folded. */
export function changeUnfolded(file: string, change: (text: string) => string): string {
  return change(file.replaceAll('\r\n ', '')).split('\r\n').flatMap(foldLine).join('\r\n')
}
