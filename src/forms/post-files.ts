import type { PostForm } from './send-form.ts'

/** A connection that moves nothing for this long is given up. */
const LONGEST_STANDSTILL_MS = 45_000

/**
 * Sends texts and files as one multipart form. `fetch` does not tell how far an upload is; XMLHttpRequest does.
 * `onProgress` hears whole percents.
 */
export function postWithFiles(
  files: readonly (readonly [name: string, file: File])[],
  onProgress: (percent: number) => void,
): PostForm {
  return (endpoint, body, headers) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest()
      let timer: ReturnType<typeof setTimeout>
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(() => request.abort(), LONGEST_STANDSTILL_MS)
      }
      const end = (answer: { status: number; json: unknown } | null) => {
        clearTimeout(timer)
        resolve(answer)
      }
      let known = -1
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        wait()
        const percent = Math.floor((100 * loaded) / Math.max(1, total))
        if (percent !== known) onProgress((known = percent))
      })
      request.addEventListener('load', () => end({ status: request.status, json: parse(request.responseText) }))
      for (const failure of ['error', 'abort']) request.addEventListener(failure, () => end(null))

      request.open('POST', endpoint)
      request.setRequestHeader('Accept', 'application/json')
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      wait()
      request.send(formOf(body, files))
    })
}

/** Texts first: should the files be too large together, everything else was read. */
function formOf(body: object, files: readonly (readonly [string, File])[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value !== null && value !== undefined && value !== false)
      form.append(name, value === true ? 'on' : String(value))
  }
  for (const [name, file] of files) form.append(name, file)
  return form
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
