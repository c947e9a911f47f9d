type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Sets a field as if somebody had typed it: whoever listens to the form (store, draft, errors) hears of it. */
export function changeField(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name)
  if (!(control instanceof Element) || !isControl(control) || control.value === value) return
  control.value = value
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function isControl(element: Element): element is Control {
  return ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName)
}
