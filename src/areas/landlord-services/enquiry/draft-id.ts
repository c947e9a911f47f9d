/** Names a service's form and its draft. Without the form's script: the page asks whether there is a draft. */
export function draftOf(service: string): string {
  return `anfrage-${service}`
}
