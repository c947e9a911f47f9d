import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url'
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'

/** Address of each typeface's file, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontUrls = {
  figtree,
  'source-sans-3': sourceSans,
  nunito,
  'source-serif-4': sourceSerif,
} satisfies Record<string, string>
