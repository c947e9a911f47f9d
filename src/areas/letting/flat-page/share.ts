export type Shared = { title: string; text: string; url: string }

/** Describes a flat to be passed on. `siteUrl` without a slash at its end. */
export function sharedFlat(
  siteUrl: string,
  flat: { id: string; name: string; property: { name: string; addressCity: string } },
): Shared {
  const { name, property } = flat
  return {
    title: `${name}, ${property.name}`,
    text: `${name} in ${property.name}, ${property.addressCity}`,
    url: `${siteUrl}/wohnung/${encodeURIComponent(flat.id)}`,
  }
}

/** Opens WhatsApp with the text; the visitor chooses to whom. */
export function whatsAppAddress({ text, url }: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text}: ${url}`)}`
}

export function mailAddress({ title, text, url }: Shared): string {
  const body = `Guten Tag,\r\n\r\nich habe eine Wohnung gesehen, die interessant sein könnte:\r\n\r\n${text}\r\n${url}\r\n`
  return `mailto:?subject=${encodeURIComponent(`Wohnung: ${title}`)}&body=${encodeURIComponent(body)}`
}

const COPY = 'Bitte kopieren Sie den Link:'
const COPIED = 'Link wurde in die Zwischenablage kopiert!'

/** The device's own share sheet where there is one, else the link goes to the clipboard and an alert says so. */
export async function shareLink(shared: Shared): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(shared)
      return
    } catch (error) {
      // The visitor closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(shared.url)
    window.alert(COPIED)
  } catch {
    // The browser was told not to let pages write there.
    window.prompt(COPY, shared.url)
  }
}
