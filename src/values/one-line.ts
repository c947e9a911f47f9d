const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g
/** No-break spaces of every width, and fillers that look like one. */
const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\u2800\u3164\uffa0]/g
/** Nobody sees these, and nobody types them: controls, soft hyphens, marks of width zero or of direction, byte order marks, places of lost objects. */
const UNSEEN =
  /\u034f|[\p{Cc}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]|(?<![\u{e0020}-\u{e007e}\u{1f3f4}])[\u{e0000}-\u{e007f}]+/gu
/** They choose one of several shapes of a picture, an ideograph or a sign of mathematics; behind anything else nothing changes by them. */
const SHAPES =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Han}\p{Script=Myanmar}\p{Script=Phags_Pa}\p{Sm}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}](?!\u20e3)/gu

const JOINING = String.raw`\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Myanmar}\p{Script=Khmer}`
/** Joiners of width zero. Between two letters of these scripts they spell the word (Persian, Hindi), between two pictures they make one. */
const JOINERS = new RegExp(
  String.raw`((?<=[${JOINING}])[\u200c\u200d](?=[${JOINING}])|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic}))|[\u200c\u200d]`,
  'gu',
)

/**
 * A value of one line as it is seen, wherever it was pasted from: line breaks and special spaces are spaces, what has no width is gone,
 * except the joiners that a script or an emoji needs.
 */
export function oneLine(text: string): string {
  if (/^[ -~¡-¬®-ɏ]*$/.test(text)) return text
  return text
    .replaceAll(LINE_BREAKS, ' ')
    .replaceAll(SPACES, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(SHAPES, '')
    .replaceAll(JOINERS, (_, kept: string | undefined) => kept ?? '')
}
