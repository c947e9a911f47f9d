/** A writer's own words, and the quotation of an earlier mail below them; '' when there is none. */
export type FoldedMail = { own: string; quoted: string }

/** Names of a mail's heads in the languages of mail programs: from, and the others. */
const FROM =
  'von|from|de|da|van|fra|från|od|kimden|gönderen|expéditeur|remitente|mittente|expeditor|feladó|lähettäjä|от|від|von meinem|من'
const OTHERS =
  'gesendet(?: am)?|datum|date|sent|an|to|cc|bcc|kopie|betreff|subject|antwort an|reply-to|priorität|wichtigkeit|importance|' +
  'envoyé|à|objet|enviado(?: el)?|fecha|para|asunto|data|inviato|a|oggetto|verzonden|aan|onderwerp|sendt|til|emne|skickat|till|ämne|' +
  'wysłano|wysłane|do|temat|dw|odesláno|komu|předmět|tarih|gönderildi|gönderme tarihi|kime|konu|kime|trimis|către|subiect|' +
  'отправлено|дата|кому|тема|копия|надіслано|копія|التاريخ|إلى|الموضوع'
const HEAD_LINE = new RegExp(String.raw`^[*>\s]{0,4}(?:(${FROM})|(?:${OTHERS}))\s{0,2}\*?\s?:\*?\s?(?=\S|$)`, 'iu')
/** „-----Ursprüngliche Nachricht-----“ in any language. */
const RULED = /^-{2,40} ?\p{L}[^-\n]{3,60}-{2,40}$/u
const RULED_KNOWN =
  /^-{2,40} ?(?:ursprüngliche (?:nachricht|mail|e-mail)|original(?:nachricht| message|-nachricht)|reply message|message d'origine|mensaje original|messaggio originale|oorspronkelijk bericht|wiadomość oryginalna|исходное сообщение|orijinal mesaj|mesaj original) ?-{2,40}$/iu
const FORWARDED =
  /^[->\s]{0,45}(?:weitergeleitete (?:nachricht|mail|e-mail)|anfang der weitergeleiteten (?:nachricht|e-mail)|begin forwarded message|forwarded message|message transféré|mensaje reenviado|messaggio inoltrato|doorgestuurd bericht|wiadomość przekazana|пересылаемое сообщение|переслане повідомлення|iletilen mesaj|yönlendirilmiş mesaj)\b/imu
const FORWARDED_SUBJECT = /^(?:(?:re|aw|antw) ?: ?)?(?:wg|fwd?|fw|tr|rv|i|пересл|ilt|pd|enc) ?:/i
const ADDRESS = /<\s?(?:mailto:)?[^\s<>@]{1,80}@[^\s<>]{1,120}>|\[mailto:[^\s\]]{1,120}\]/i
const MOMENT = /\d{1,2}[:.h]\d{2}\b|\b\d{4}\b|\d{1,2}\. ?\d{1,2}\. ?\d{2}/
const WROTE =
  /(?:schrieb|geschrieben|wrote|a écrit|escribió|ha scritto|schreef|skrev|napisał(?:\(a\)|a)?|napsal|пише|написав|написал(?:\(а\)|а)?|пишет|yazdı|şunu yazdı|scris|írta|كتب)/iu

/**
 * Parts what somebody wrote from the earlier mail below it. Where the answers stand below or between the quoted lines, and where a mail is
 * passed on, everything is their own words. A head counts only with the signs of a program (an address, a moment, quoted lines after it):
 * people write such sentences too.
 */
export function foldQuote(text: string, subject = ''): FoldedMail {
  const whole = { own: text.trim(), quoted: '' }
  if (FORWARDED.test(text) || FORWARDED_SUBJECT.test(subject.trim())) return whole
  const lines = text.split('\n')
  const start = lines.findIndex((_, index) => begins(lines, index))
  if (start === -1) return whole
  const own = lines.slice(0, start).join('\n').trim()
  const rest = lines.slice(start)
  const isBetween = isMarked(rest) && hasWordsBetween(rest)
  return own === '' || isBetween ? whole : { own, quoted: rest.join('\n').trim() }
}

const isQuoted = (line: string) => line.startsWith('>')
/** Whether the earlier mail is marked line by line, behind a head of at most three lines. */
const isMarked = (lines: readonly string[]) =>
  lines
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .some(isQuoted)

function hasWordsBetween(lines: readonly string[]): boolean {
  const first = lines.findIndex(isQuoted)
  return lines.slice(first).some((line) => line.trim() !== '' && !isQuoted(line))
}

function begins(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trim()
  if (line === '') return false
  if (isQuoted(line)) return true
  if (RULED_KNOWN.test(line)) return true
  const after = nextFilled(lines, index + 1)
  if (/^_{10,}$/.test(line) || RULED.test(line)) return isHead(lines, after)
  return isHead(lines, index) || isSaid(lines, index)
}

function nextFilled(lines: readonly string[], from: number): number {
  for (let index = from; index < Math.min(lines.length, from + 3); index++)
    if ((lines[index] ?? '').trim() !== '') return index
  return from
}

/** Three heads of a mail below each other, one of them its sender; long ones are broken into two lines. */
function isHead(lines: readonly string[], start: number): boolean {
  let heads = 0
  let hasFrom = false
  for (let index = start; index < Math.min(lines.length, start + 10); index++) {
    const line = (lines[index] ?? '').trim()
    const found = HEAD_LINE.exec(line.slice(0, 200))
    if (found) {
      heads += 1
      hasFrom ||= found[1] !== undefined
    } else if (index === start || line === '' || !/^(?:[^:]|\S+@)/.test(line)) break
  }
  return heads >= 3 && hasFrom
}

/** „Am … schrieb …:“ in any language and order, broken into up to three lines. */
function isSaid(lines: readonly string[], start: number): boolean {
  let said = ''
  for (let index = start; index < Math.min(lines.length, start + 3); index++) {
    const line = (lines[index] ?? '').trim()
    if (line === '' || isQuoted(line)) return false
    said += `${said.endsWith('<') ? '' : ' '}${line.slice(0, 300)}`
    if (!/[:：]$/.test(line)) continue
    if (said.length > 400 || !MOMENT.test(said)) return false
    const isMarkedBelow = isQuoted(lines[nextFilled(lines, index + 1)] ?? '')
    return ADDRESS.test(said) || (isMarkedBelow && WROTE.test(said))
  }
  return false
}
