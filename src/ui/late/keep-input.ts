type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Until React has taken over, no script listens. */
const isWaiting = () => !('hydrated' in document.documentElement.dataset)

/** What was typed or chosen meanwhile, the latest last. */
const changed = new Map<Control, string | boolean>()
let isListening = false

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

/**
 * Remembers what was entered before the scripts came, and what is entered until React has taken over: React would give selects the
 * value that the server had rendered, and hears of nothing.
 */
export function rememberInput(): void {
  for (const control of document.querySelectorAll<Control>('input, select, textarea')) {
    if (!isUntouched(control)) remember(control)
  }
  if (isListening) return
  isListening = true
  for (const kind of ['input', 'change']) {
    document.addEventListener(kind, ({ target }) => isWaiting() && isControl(target) && remember(target), true)
  }
}

function remember(control: Control): void {
  // A radio that is off says nothing: the one chosen in its place does.
  if (isBox(control) && control.type === 'radio' && !control.checked) return
  changed.delete(control)
  changed.set(control, stateOf(control))
}

/** Enters again what React did not hear of, as if it happened now. The page is marked as taken over by then. */
export function replayInput(part: Element): void {
  const all = [...changed]
  changed.clear()
  for (const [entered, state] of all) {
    const control = entered.isConnected ? entered : twinOf(entered, part)
    if (!control) continue
    if (control.type === 'file') {
      // Its value cannot be written, and need not be: the chosen files are still there.
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (isBox(control) && typeof state === 'boolean') {
      // React only believes a change from what it has seen: it sees the opposite first.
      control.checked = !state
      control.click()
    } else if (typeof state === 'string') {
      enter(control, state)
    }
  }
}

/** React only believes what it has not seen yet, and watches the property on the element itself: the prototype's setter goes past it. */
function enter(control: Control, value: string): void {
  const caret = control instanceof HTMLSelectElement ? null : control.selectionStart
  control.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  if (caret !== null && !(control instanceof HTMLSelectElement)) control.setSelectionRange(caret, caret)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The same field where React has drawn it anew. */
function twinOf(control: Control, part: Element): Control | undefined {
  const isTwin = (other: Control) =>
    other.name === control.name && other.id === control.id && (!isBox(control) || other.value === control.value)
  return [...part.querySelectorAll<Control>('input, select, textarea')].find(isTwin)
}
