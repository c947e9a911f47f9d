/**
 * Runs in the page: what differs from day to day (today's date, the time, references) is replaced, so that a new picture differs only
 * where the screen does.
 */
export function steadyText(): void {
  const now = new Date()
  const isRecent = (day: number, month: number, year: number) =>
    Math.abs(new Date(year, month - 1, day).getTime() - now.getTime()) < 3 * 86_400_000
  // Each gets one of its own, in the order of the page.
  const references: string[] = []
  const invented = ['7K42-PXR8', 'M3VD-96QT', 'T8WC-2HNF', 'B5RY-K7ZL', '9XJE-4GPS', 'HQ6U-V2MA']
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    const steady = text
      .replaceAll(/\b(\d{2})\.(\d{2})\.(\d{4})\b/g, (all, day, month, year) =>
        isRecent(Number(day), Number(month), Number(year)) ? '02.03.2027' : all,
      )
      .replaceAll(/\b(?:Mo|Di|Mi|Do|Fr|Sa|So)\.?(?=,? 02\.03\.2027)/g, 'Di.')
      .replaceAll(/\b(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)(?=,? 02\.03\.2027)/g, 'Dienstag')
      .replaceAll(/(?<=02\.03\.2027, )\d{2}:\d{2}|\b\d{2}:\d{2}(?= Uhr)/g, '09:30')
      .replaceAll(/-[\da-f]{8}(?=@example\.org)/g, '')
      .replaceAll(/\b[\dA-Z]{4}-[\dA-Z]{4}\b/g, (reference) => {
        if (!references.includes(reference)) references.push(reference)
        return invented[references.indexOf(reference)] ?? 'Q8TN-4V6D'
      })
    if (steady !== text) node.nodeValue = steady
  }
  for (const box of document.querySelectorAll('textarea'))
    box.value = box.value.replaceAll(
      /http:\/\/localhost:\d+\/vorgang\/[\w-]+/g,
      'https://www.example.de/vorgang/7K42-PXR8',
    )
}

/** Runs in the page: file, date and time inputs in the words of a German browser, whatever language this one speaks. */
export function germanControls(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const [button, none] = [document.createElement('span'), document.createElement('span')]
    button.className = 'inline-block rounded-control bg-brand-100 px-4 py-2 font-semibold text-brand-800'
    none.style.marginLeft = '12px'
    button.textContent = input.multiple ? 'Dateien auswählen' : 'Datei auswählen'
    none.textContent = 'Keine ausgewählt'
    input.before(button, none)
    input.style.display = 'none'
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=date], input[type=time]')) {
    const isTime = input.type === 'time'
    if (input.value !== '' && !isTime) continue
    input.type = 'text'
    input.placeholder = isTime ? '--:--' : 'TT.MM.JJJJ'
  }
}
