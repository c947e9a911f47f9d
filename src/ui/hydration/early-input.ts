type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const given = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
    return control.value === (given?.value ?? '')
  }
  // A radio that is off says nothing: the one chosen in its place does.
  if (isBox(control))
    return control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked)
  return control.value === control.defaultValue
}

/**
 * Holds entries from before React took over, or before it draws a part anew. It keeps the texts but gets no event, and puts controlled
 * fields back when it draws them again.
 * @returns what enters it again, as if it happened now; of fields that are gone, into those that stand in their place.
 */
export function readEarlyInput(within: ParentNode = document): () => void {
  const controls = [...within.querySelectorAll<Control>('input, select, textarea')]
  const entered = controls
    .filter((control) => !isUntouched(control))
    .map((control) => [control, control.value] as const)
  return () => {
    for (const [known, value] of entered) {
      const control = known.isConnected ? known : successorOf(known)
      if (!control) continue
      if (control !== known && isBox(known) && isBox(control)) {
        if (control.checked !== known.checked) control.click()
        continue
      }
      if (control !== known && control.type === 'file')
        (control as HTMLInputElement).files = (known as HTMLInputElement).files
      if (isBox(control)) {
        // React only believes a change from what it has seen: it sees the opposite first.
        control.checked = control.defaultChecked
        control.click()
        continue
      }
      // The value of a file input cannot be written, and need not be: the chosen files are still there.
      if (control.type !== 'file') enter(control, value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}

/** The same for what will be lost: fields that are still there enter nothing. */
export function readLostInput(): () => void {
  const enterAgain = readEarlyInput()
  const [any] = document.querySelectorAll<Control>('input, select, textarea')
  return () => {
    if (any && !any.isConnected) enterAgain()
  }
}

/** The field that was drawn in a lost one's place. */
function successorOf({ id, tagName, name }: Control): Control | null {
  const found = id ? document.getElementById(id) : document.querySelector(`${tagName}[name="${CSS.escape(name)}"]`)
  return found?.tagName === tagName ? (found as Control) : null
}

/** React watches the property on the element itself: what the prototype's setter writes is news to it. */
function enter(control: Control, value: string): void {
  const caret = control instanceof HTMLSelectElement ? null : control.selectionStart
  control.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  if (caret !== null && !(control instanceof HTMLSelectElement)) control.setSelectionRange(caret, caret)
}
