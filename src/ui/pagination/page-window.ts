/** The page numbers to show: first, last, the current one and its neighbours. `null` stands for a gap of two or more. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown: (number | null)[] = []
  let last = 0
  for (let number = 1; number <= pages; number++) {
    const near = number === 1 || number === pages || Math.abs(number - page) <= 1
    if (!near) continue
    // A gap of one page is as wide as its number, so the number is shown.
    if (number - last === 2) shown.push(number - 1)
    else if (number - last > 2) shown.push(null)
    shown.push(number)
    last = number
  }
  return shown
}
