import type { Read } from './staff-reader.ts'

/** What staff look at all day, by name. Flat, request and person are the first that the site itself lists. */
export async function officeAddresses(read: Read): Promise<Record<string, string>> {
  const list = '/verwaltung/anfragen'
  const first = async (address: string, pattern: RegExp) => {
    const found = pattern.exec(await read(address))?.[1]
    if (found === undefined) throw new Error(`${address} holds no ${pattern}`)
    return found
  }
  const reference = await first(`${list}?status=alle&art=contact_message`, /\/anfragen\/([\dA-Z]{4}-[\dA-Z]{4})/)
  const application = await first(`${list}?status=alle&art=tenant_application`, /\/anfragen\/([\dA-Z]{4}-[\dA-Z]{4})/)
  const flat = await first('/verwaltung/bewerbungen', /\/bewerbungen\/([\w-]+)"/)
  const house = await first(`${list}/${application}`, /[?&;]haus=([\w-]+)/)
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
  const after = (days: number) => `nach=${encodeURIComponent(`${daysAgo(days)}~0`)}`
  const filters = {
    open: '',
    'open, a late page': after(5),
    all: 'status=alle',
    'all, a late page': `status=alle&${after(55)}`,
    'all, oldest first': 'status=alle&sortierung=alt',
    closed: 'status=erledigt',
    'a rare status': 'status=abgelehnt',
    'two kinds': 'status=alle&art=job_application&art=billing_enquiry',
    mine: 'wer=ich',
    "nobody's": 'wer=niemand',
    unread: 'status=alle&ungelesen=1',
    alarm: 'dringend=1',
    'new messages': 'status=alle&nachricht=neu',
    mentioned: 'erwaehnt=1',
    'a tag': 'status=alle&schlagwort=versicherung',
    'a tag, open': 'schlagwort=versicherung',
    'put off': 'wiedervorlage=1',
    held: 'status=alle&loeschung=ausgesetzt',
    spam: 'spam=1',
    'since yesterday': 'status=alle&von=gestern',
    'a day': `status=alle&von=${daysAgo(40).slice(0, 10)}&bis=${daysAgo(39).slice(0, 10)}`,
    'by due time': 'sortierung=faellig',
    'by due time, all': 'status=alle&sortierung=faellig',
    overdue: 'faellig=vorbei',
    'overdue, by due time': 'faellig=vorbei&sortierung=faellig',
    'due today': 'faellig=heute',
    'search: a common word': 'q=example',
    'search: a name': 'q=M%C3%BCller+J%C3%B6rg',
    'search: an address': 'q=person-7@example.org',
    'search: of messages': 'q=Erdgeschoss',
    'search: nothing': 'q=Quittenbaum',
    'search: a reference': `q=${reference}`,
    'search: a number': 'q=02628+123456',
    'search: open ones': 'status=offen&q=Becker',
    'all of a person': `status=alle&person=${reference}`,
    'all of a flat': `status=alle&wohnung=${flat}`,
    'all of a house': `status=alle&haus=${house}`,
  }
  return {
    overview: '/verwaltung',
    ...Object.fromEntries(
      Object.entries(filters).map(([name, query]) => [`list: ${name}`, query === '' ? list : `${list}?${query}`]),
    ),
    flats: '/verwaltung/bewerbungen',
    "a flat's applications": `/verwaltung/bewerbungen/${flat}`,
    "a flat's applications, all": `/verwaltung/bewerbungen/${flat}?zeige=alle`,
    "a flat's applications, by income": `/verwaltung/bewerbungen/${flat}?zeige=alle&sortierung=einkommen`,
    'a request': `${list}/${reference}`,
    'an application': `${list}/${application}`,
    mails: '/verwaltung/mails',
  }
}
