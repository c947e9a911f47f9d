/** Ticks or unticks every request of the form that `element` stands in. */
export function tickAll(element: HTMLElement, isOn: boolean): void {
  const boxes = element.closest('form')?.querySelectorAll<HTMLInputElement>('input[name="request"]') ?? []
  for (const box of boxes) box.checked = isOn
}
