/** Lightness 0–1, chroma, hue in degrees: equal steps look equal (Björn Ottosson, „A perceptual color space“, 2020). */
export type Oklch = { lightness: number; chroma: number; hue: number }

type Linear = readonly [red: number, green: number, blue: number]

const HEX = /^#[0-9a-f]{6}$/

/** „#5DA6F8“, „5da6f8“ or „#5af“ as `#rrggbb`; null: no colour. */
export function readHex(text: string): string | null {
  const digits = text.trim().toLowerCase().replace(/^#/, '')
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return HEX.test(`#${long}`) ? `#${long}` : null
}

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const toGamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

function linearOf(hex: string): Linear {
  const at = (start: number) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  return [at(1), at(3), at(5)]
}

/** Relative luminance, 0–1 (WCAG 2.2). */
export function luminanceOf(hex: string): number {
  const [red, green, blue] = linearOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** 1–21 (WCAG 2.2, 1.4.3). */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

function toSrgb({ lightness, chroma, hue }: Oklch): Linear {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const STEPS = 20

/** Returns the nearest colour that a screen can show: paler where it cannot show it. */
export function hexOf(color: Oklch): string {
  const isShown = (linear: Linear) => linear.every((part) => part > -0.0005 && part < 1.0005)
  let shown = toSrgb(color)
  if (!isShown(shown)) {
    let [least, most] = [0, color.chroma]
    for (let step = 0; step < STEPS; step++) {
      const chroma = (least + most) / 2
      if (isShown(toSrgb({ ...color, chroma }))) least = chroma
      else most = chroma
    }
    shown = toSrgb({ ...color, chroma: least })
  }
  return `#${shown
    .map((part) => Math.round(toGamma(Math.min(1, Math.max(0, part))) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}

/**
 * The colour of this hue and chroma that is as light as asked, in the measure that contrasts are made of. Screens have steps: `orLighter`
 * takes the next one above, else the next below.
 */
export function withLuminance(
  { chroma, hue }: Pick<Oklch, 'chroma' | 'hue'>,
  luminance: number,
  orLighter: boolean,
): string {
  let [least, most] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    const lightness = (least + most) / 2
    if (luminanceOf(hexOf({ lightness, chroma, hue })) < luminance) least = lightness
    else most = lightness
  }
  return hexOf({ lightness: orLighter ? most : least, chroma, hue })
}
