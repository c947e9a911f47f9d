/** Title of a preview, for its `meta`. Never in a search engine. */
export function previewMeta(title: string) {
  return [{ title }, { name: 'robots', content: 'noindex, nofollow' }]
}
