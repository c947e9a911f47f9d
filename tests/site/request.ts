/** What a browser asks for. */
export type Asked = {
  url: URL
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  form?: FormData
  multipart?: FormData
}

const CRLF = /\r\n|\r|\n/g

/** The request that a form makes when it is sent, with the button that was pressed and the files that were chosen. */
export function asked(event: SubmitEvent, chosenFiles: WeakMap<Element, File[]>): Asked {
  const form = event.target as HTMLFormElement
  const button = event.submitter
  const window = form.ownerDocument.defaultView as unknown as { FormData: typeof FormData }
  const said = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
  const url = new URL(said('action') || form.ownerDocument.URL, form.ownerDocument.URL)
  const body = new FormData()
  for (const [name, value] of new window.FormData(form, button)) {
    if (typeof value === 'string') body.append(name, value.replaceAll(CRLF, '\r\n'))
    else for (const file of filesOf(form, name, chosenFiles)) body.append(name, file)
  }
  if (said('method').toLowerCase() !== 'post') {
    url.search = new URLSearchParams([...body].map(([name, value]) => [name, String(value)])).toString()
    return { url, method: 'GET' }
  }
  const headers = { Origin: new URL(form.ownerDocument.URL).origin, 'Sec-Fetch-Site': 'same-origin' }
  const isMultipart = said('enctype') === 'multipart/form-data'
  return { url, method: 'POST', headers, ...(isMultipart ? { multipart: body } : { form: body }) }
}

/** A field without a choice is sent as a file without name and bytes. */
function filesOf(form: HTMLFormElement, name: string, chosenFiles: WeakMap<Element, File[]>): File[] {
  const field = form.querySelector(`input[type="file"][name="${name}"]`)
  return (field && chosenFiles.get(field)) ?? [new File([], '', { type: 'application/octet-stream' })]
}
