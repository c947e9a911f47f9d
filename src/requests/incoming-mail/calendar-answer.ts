import { berlinMoment } from '#platform/berlin-day.ts'
import { isDay } from '#values/day.ts'

/** A mail's message to a calendar (RFC 5546). `answer`: of an answer to an invitation. */
export type CalendarMail = {
  method: string
  uid: string
  /** The event in words: „Besichtigung“ (DTSTART in Berlin), place. */
  summary: string
  location: string
  startsAt: Date | null
  isWholeDay: boolean
  attendee: string
  answer: 'accepted' | 'declined' | 'tentative' | null
  comment: string
}

const answers: ReadonlyMap<string, CalendarMail['answer']> = new Map([
  ['ACCEPTED', 'accepted'],
  ['DECLINED', 'declined'],
  ['TENTATIVE', 'tentative'],
])

/** Reads the first event of a calendar's text; null: there is none. */
export function readCalendar(text: string): CalendarMail | null {
  const lines = text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const start = lines.findIndex((line) => /^BEGIN:VEVENT/i.test(line))
  if (start === -1) return null
  const event = lines.slice(start)
  const of = (name: string, among: readonly string[] = event) => {
    const line = among.find(
      (each) => each.slice(0, name.length).toUpperCase() === name && /^[;:]/.test(each.slice(name.length)),
    )
    return line === undefined ? null : splitLine(line)
  }
  const attendee = of('ATTENDEE')
  const begins = of('DTSTART')
  const state = /;PARTSTAT=([\w-]+)/i.exec(attendee?.parameters ?? '')?.[1]?.toUpperCase() ?? ''
  const word = (name: string) => unescapeText(of(name)?.value ?? '').slice(0, 500)
  return {
    method: (of('METHOD', lines)?.value ?? '').trim().toUpperCase(),
    uid: of('UID')?.value.trim() ?? '',
    summary: word('SUMMARY'),
    location: word('LOCATION'),
    startsAt: momentOf(begins),
    isWholeDay: /^\d{8}$/.test(begins?.value.trim() ?? ''),
    attendee: (attendee?.value ?? '').replace(/^mailto:/i, '').trim(),
    answer: answers.get(state) ?? null,
    comment: word('COMMENT'),
  }
}

type Line = { parameters: string; value: string }

/** The value begins at the first colon outside quotes. */
function splitLine(line: string): Line {
  let isQuoted = false
  for (let index = 0; index < line.length; index++) {
    if (line[index] === '"') isQuoted = !isQuoted
    if (line[index] === ':' && !isQuoted) return { parameters: line.slice(0, index), value: line.slice(index + 1) }
  }
  return { parameters: line, value: '' }
}

const unescapeText = (text: string) =>
  text
    .replaceAll(/\\n/gi, '\n')
    .replaceAll(/\\([\\;,])/g, '$1')
    .trim()

/** A time that names no zone is German: the invitation was ours, or a neighbour's. */
function momentOf(line: Line | null): Date | null {
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?/.exec(line?.value.trim() ?? '')
  if (!found) return null
  const [, year, month, date, hour = '00', minute = '00', zone] = found
  const day = `${year}-${month}-${date}`
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59) return null
  return zone === 'Z' ? new Date(`${day}T${hour}:${minute}:00Z`) : berlinMoment(day, `${hour}:${minute}`)
}
