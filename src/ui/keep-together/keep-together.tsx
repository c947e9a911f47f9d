import { TOGETHER } from './together.ts'

/**
 * „§ 556 Abs. 3“, „48 Stunden“ and „1. Obergeschoss“ stay on one line as long as one is wide enough. The spaces in it stay plain ones,
 * so that the text is found by a browser's search and copied as it would be typed. Another text is another element: a translation takes
 * the parts of this one away from React (docs/browsers.md).
 */
export function KeepTogether({ text }: { text: string }) {
  return (
    <span key={text}>
      {text.split(TOGETHER).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text do not change places
          <span key={index} className="inline-block">
            {part}
          </span>
        ),
      )}
    </span>
  )
}
