import { configure, within } from '@testing-library/react'
import type { APIRequestContext } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { rememberStyles } from './remembered-styles.ts'
import { type Asked, asked } from './request.ts'

// A message says more than the whole document printed.
configure({ getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'not found') })

const FOLDED = 'details:not([open]) > :not(summary), details:not([open]) > :not(summary) *'
/** What `src/ui/base.css` does for visitors without scripts; its other rules only say how things look. */
const WITHOUT_SCRIPTS = '<style>.needs-js { display: none }</style>'
const MOST_REDIRECTS = 10

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** `dom` reads the page when somebody looks at it: its status and its address are known without. */
type Opened = { url: URL; status: number; headers: Record<string, string>; dom: () => JSDOM }
export type Visitor = ReturnType<typeof newVisitor>

/** A visitor without JavaScript and without a browser: opens pages over HTTP, reads them as documents, fills in their forms and sends them. */
export function newVisitor(client: APIRequestContext, siteUrl: string) {
  let opened: Opened | undefined
  const chosenFiles = new WeakMap<Element, File[]>()

  const page = () => {
    if (!opened) throw new Error('No page is open')
    return opened
  }
  const document = () => page().dom().window.document

  function find<T extends Element = HTMLElement>(selector: string): T {
    const found = document().querySelector<T>(selector)
    if (!found) throw new Error(`${page().url.href} has no ${selector}`)
    return found
  }

  async function ask({ url, ...options }: Asked): Promise<void> {
    let next: Asked = { url, ...options }
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const { url: at, ...sent } = next
      const answer = await client.fetch(at.href, {
        ...sent,
        headers: { Accept: 'text/html', ...sent.headers },
        maxRedirects: 0,
      })
      const status = answer.status()
      const { location } = answer.headers()
      if (status < 300 || status >= 400 || !location) {
        const html = await answer.text()
        let dom: JSDOM | undefined
        opened = { url: at, status, headers: answer.headers(), dom: () => (dom ??= readDocument(html, at)) }
        return
      }
      const led = new URL(location, at)
      led.hash ||= at.hash
      next = status === 307 || status === 308 ? { ...next, url: led } : { url: led, method: 'GET' }
    }
    throw new Error(`${url.href} leads round and round`)
  }

  /** Presses a button, a link, a box or a summary. A form that a browser would not send is an error. */
  async function press(element: HTMLElement): Promise<void> {
    if (element.matches(FOLDED)) throw new Error(`„${element.textContent}“ is folded away`)
    const link = element.closest<HTMLAnchorElement>('a[href]')
    if (link) return ask({ url: new URL(link.href), method: 'GET' })
    const popover = element.getAttribute('popovertarget')
    if (popover) return find(`#${popover}`).removeAttribute('popover')
    let sent: Asked | undefined
    const note = (event: Event) => {
      event.preventDefault()
      sent = asked(event as SubmitEvent, chosenFiles)
    }
    document().addEventListener('submit', note)
    element.click()
    document().removeEventListener('submit', note)
    if (sent) return ask(sent)
    if (!element.matches('button:not([type=button]), input[type=submit]')) return
    const refused = [...document().querySelectorAll(':invalid[name]')].map((field) => field.getAttribute('name'))
    throw new Error(`„${element.textContent}“ sends nothing; refused fields: ${refused.join(', ') || 'none'}`)
  }

  return {
    /** Opens an address as if it was typed. Returns the status. */
    async open(address: string): Promise<number> {
      await ask({ url: new URL(address, siteUrl), method: 'GET' })
      return page().status
    },
    press,
    /** Types into fields or chooses from lists, by their names within `form`. */
    fill(form: Element, values: Record<string, string>): void {
      for (const [name, value] of Object.entries(values)) enter(fieldOf(form, name), value)
    },
    enter,
    attach(field: Element, ...files: File[]): void {
      chosenFiles.set(field, files)
    },
    status: () => page().status,
    headers: () => page().headers,
    /** Path, query and fragment of the page that is open. */
    address: () => page().url.href.slice(new URL(siteUrl).origin.length),
    /** What search engines read. */
    linkedData: () =>
      [...document().querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
      ),
    title: () => document().title,
    html: () => page().dom().serialize(),
    /** Finds by role, name, label or text. */
    page: () => within(document().body),
    find,
    /** What a browser leads to when the page is there. */
    focused: () => find('[autofocus]'),
    /** What the fragment of the address names. */
    target: () => find(':target'),
  }
}

function readDocument(html: string, url: URL): JSDOM {
  const dom = new JSDOM(html, { url: url.href })
  dom.window.document.head.insertAdjacentHTML('beforeend', WITHOUT_SCRIPTS)
  rememberStyles(dom.window)
  return dom
}

export function fieldOf(form: Element, name: string): Field {
  const field = form.querySelector<Field>(`[name="${name}"]:not([type=hidden])`)
  if (!field) throw new Error(`The form has no field ${name}`)
  return field
}

/** What stands beside a refused field, as a screen reader reads it with the field. */
export function complaintAt(field: Element): string {
  if (field.getAttribute('aria-invalid') !== 'true')
    throw new Error(`Nothing is said to be wrong with ${field.outerHTML}`)
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => field.ownerDocument.getElementById(id)?.textContent).join(' ')
}

/** A file as the journeys in a browser describe it. */
export function fileFrom({ name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer }): File {
  return new File([new Uint8Array(buffer)], name, { type: mimeType })
}

/** Types a text, or chooses what a list shows or sends. */
export function enter(field: HTMLElement, value: string): void {
  if (field.matches('[disabled], [readonly]')) throw new Error(`${field.outerHTML} takes nothing`)
  if (!field.matches('select')) {
    Object.assign(field, { value })
    return
  }
  const option = [...(field as HTMLSelectElement).options].find(
    (each) => each.text.trim() === value || each.value === value,
  )
  if (!option) throw new Error(`${(field as HTMLSelectElement).name} does not offer „${value}“`)
  option.selected = true
}
