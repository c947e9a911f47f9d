/** Ticks or unticks every request that belongs to the form that `element` stands in. */
export function tickAll(element: HTMLElement, isOn: boolean): void {
  for (const box of element.closest('form')?.elements ?? [])
    if (box instanceof HTMLInputElement && ['request', 'b'].includes(box.name)) box.checked = isOn
}
