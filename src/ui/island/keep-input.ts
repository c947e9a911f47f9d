type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const ISLAND = '[data-island="waiting"]'
/** Where no script listens yet: a waiting island, or the whole page until React has taken it over. */
const WAITING = `:is(${ISLAND}, html:not([data-hydrated]))`

/** What was typed or chosen there. */
const changed = new Map<Control, string | boolean>()
let isListening = false
/** What is entered again is no news. */
let isReplaying = false

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

const stateOf = (control: Control) => (isBox(control) ? control.checked : control.value)

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
    return control.value === (given?.value ?? '')
  }
  return isBox(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue
}

/** Whether anything was entered before a script could hear of it. */
export function hasInput(): boolean {
  return [...document.querySelectorAll<Control>('input, select, textarea')].some((control) => !isUntouched(control))
}

/** Begins to remember what is entered where no script listens yet. */
export function rememberInput(): void {
  if (isListening) return
  isListening = true
  for (const kind of ['input', 'change']) {
    document.addEventListener(
      kind,
      ({ target }) => isControl(target) && target.closest(WAITING) && remember(target),
      true,
    )
  }
}

/** To be called right before React takes over: it would give selects the value that the server had rendered. */
export function rememberNow(): void {
  for (const control of document.querySelectorAll<Control>(
    ['input', 'select', 'textarea'].map((name) => `${WAITING} ${name}`).join(),
  )) {
    if (!isUntouched(control)) remember(control)
  }
}

function remember(control: Control): void {
  // A radio that is off says nothing: the one chosen in its place does.
  if (isBox(control) && control.type === 'radio' && !control.checked) return
  if (isReplaying) return
  // The latest goes last: it is entered last.
  changed.delete(control)
  changed.set(control, stateOf(control))
}

/** Enters again what the part did not hear of, as if it happened now. */
export function replayInput(part: Element): void {
  isReplaying = true
  for (const [entered, state] of changed) {
    const control = entered.isConnected ? entered : twinOf(entered, part)
    const waitingFor = control?.closest(ISLAND)
    if (!control || !part.contains(control) || (waitingFor && waitingFor !== part)) continue
    changed.delete(entered)
    if (control.type === 'file') {
      // Its value cannot be written, and need not be: the chosen files are still there.
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (isBox(control) && typeof state === 'boolean') {
      // React only believes a change from what it has seen: it sees the opposite first.
      control.checked = !state
      control.click()
    } else if (control instanceof HTMLSelectElement || control.value !== state) {
      // React watches the property on the element itself; the prototype's setter goes past it.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, state)
      control.dispatchEvent(new Event('input', { bubbles: true }))
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  isReplaying = false
}

/** The same field where React has made the part anew instead of taking over the server's HTML. */
function twinOf(control: Control, part: Element): Control | undefined {
  const isTwin = (other: Control) =>
    other.name === control.name && other.id === control.id && (!isBox(control) || other.value === control.value)
  return [...part.querySelectorAll<Control>('input, select, textarea')].find(isTwin)
}
