import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { exampleMessage } from '#areas/company/contact/example-message.ts'
import type { Check } from './fault.ts'
import type { FaultSite } from './site.ts'

/** When to come back: this site's company has no number to call yet, and `problem.server.test.ts` asks for that of one that has. */
const WAY_ON = /in einer Minute noch einmal|in einigen Minuten noch einmal|etwas später/

/** Whether a refusal says what to do, and names no number that is not there. */
export const saysWayOn = (title: string): boolean => WAY_ON.test(title) && !/:\s*\./.test(title)

type Address = Pick<FaultSite, 'url'>
export type Sent = { key: string; status: number; title: string; reference: string | null }

/** Sends contact messages and keeps what was acknowledged: reference by key. */
export function visitor() {
  const acknowledged = new Map<string, string>()

  async function send(site: Address, { key = randomUUID() as string, timeoutMs = 15_000 } = {}): Promise<Sent | null> {
    return post(site, '/api/contact-messages', {
      key,
      timeoutMs,
      body: JSON.stringify(exampleMessage({ nachricht: `Guten Tag. ${'Der Rhein steht hoch. '.repeat(40)}` })),
      headers: { 'Content-Type': 'application/json' },
    })
  }

  /** A job application with a CV of this many bytes. */
  async function sendFile(site: Address, bytes: number): Promise<Sent | null> {
    const form = new FormData()
    const person = { firstName: 'Jana', lastName: 'Weiß', email: 'jana@example.org', phone: '0170 1234567' }
    for (const [name, value] of Object.entries({ ...person, address: 'Rheinstraße 5, 56112 Lahnstein' }))
      form.append(name, value)
    const text = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%${'x'.repeat(bytes)}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`
    form.append('cv', new File([text], 'Lebenslauf.pdf', { type: 'application/pdf' }))
    return post(site, '/api/job-applications', { key: randomUUID(), timeoutMs: 20_000, body: form, headers: {} })
  }

  async function post(
    site: Address,
    address: string,
    { key, timeoutMs, body, headers }: { key: string; timeoutMs: number; body: string | FormData; headers: object },
  ): Promise<Sent | null> {
    try {
      const answer = await fetch(site.url + address, {
        method: 'POST',
        body,
        headers: { ...headers, 'Idempotency-Key': key },
        signal: AbortSignal.timeout(timeoutMs),
      })
      const { reference = null, title = '' } = (await answer.json()) as { reference?: string; title?: string }
      if (answer.status === 201 && reference) acknowledged.set(key, reference)
      return { key, status: answer.status, title, reference }
    } catch {
      return null // No answer: the sender cannot know.
    }
  }
  return { acknowledged, send, sendFile }
}

/** The status of `/healthz`; 0 when it does not answer within `withinMs`, which an alarm takes for "not well" too. */
export async function health(site: FaultSite, withinMs = 5000): Promise<number> {
  return fetch(`${site.url}/healthz`, { signal: AbortSignal.timeout(withinMs) }).then(
    (answer) => answer.status,
    () => 0,
  )
}

/** Waits until `/healthz` says so; the last status it said. */
export async function healthBecomes(site: FaultSite, isWanted: (status: number) => boolean, ms: number) {
  let status = await health(site)
  for (const begin = Date.now(); !isWanted(status) && Date.now() - begin < ms; status = await health(site))
    await wait(200)
  return status
}

/** While the fault lasts: the visitor is refused in German with the number to call, and `/healthz` says so within 5 s. */
export async function checkRefusal(check: Check, site: FaultSite, sent: Sent | null): Promise<void> {
  check(
    sent !== null && sent.status >= 500,
    `refused, not ${sent ? `${sent.status} ${sent.title}` : 'left without an answer'}`,
  )
  check(sent !== null && saysWayOn(sent.title), `the refusal says what to do: ${sent?.title}`)
  const status = await healthBecomes(site, (said) => said !== 200, 5000)
  check(status !== 200, `/healthz says that something is wrong, not ${status}`)
}

/** After the fault: the next message is taken without a restart, and `/healthz` is well within 5 s. */
export async function checkRecovery(check: Check, site: FaultSite, people: ReturnType<typeof visitor>): Promise<void> {
  const status = await healthBecomes(site, (said) => said === 200, 5000)
  check(status === 200, `/healthz is well again within 5 s, not ${status}`)
  const next = await people.send(site)
  check(next?.status === 201, `the next message is taken, not ${next?.status} ${next?.title}`)
}

/** A page that needs no write: it must come, in German. */
export async function checkPage(check: Check, site: FaultSite, address = '/kontakt'): Promise<void> {
  const answer = await fetch(site.url + address, { signal: AbortSignal.timeout(15_000) }).catch(() => null)
  const html = (await answer?.text().catch(() => '')) ?? ''
  check(answer?.status === 200 && html.includes('<html lang="de"'), `${address} can be read, not ${answer?.status}`)
}
