// Mails as other programs and people write them: tests/cases/mail, each as it is.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exampleDamage } from '#areas/example-damage.ts'
import { formKinds } from '#areas/kinds.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { readReference, showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { appWithFolder } from '#requests/request/test-uploads.server.ts'
import { receiveMail } from './receive-mail.server.ts'

const FOLDER = 'tests/cases/mail'
const OURS = 'Guten Tag Frau Probe,'

/** A message of the request that it answers: its words, and how the folded part begins; null: nothing is folded. */
type Message = { text: string; folded?: string }
/** A request of its own: fields that it must have, and the files that were taken. */
type Request = { fields: Record<string, unknown>; files?: string[]; email?: string; hasDeadline?: boolean }
type Expected = { message: Message } | { request: Request } | { noted: string }

const said = (text: string, folded?: string): Expected => ({ message: { text, ...(folded ? { folded } : {}) } })
const asked = (nachricht: string, rest: Partial<Request> & { betreff?: string; absender?: string } = {}): Expected => {
  const { betreff, absender, fields, ...request } = rest
  return {
    request: {
      ...request,
      fields: { nachricht, ...(betreff && { betreff }), ...(absender && { absender }), ...fields },
    },
  }
}
const LETTERS = 'Grüße aus Köln – 500 € für die „Küche“.'
const PAPERS = 'Anbei die Unterlagen.'

const cases: Record<string, Expected> = {
  'm01-outlook-plain': said('Dienstag passt mir gut.', 'Von: Büro <buero@example.de>'),
  'm02-gmail-schrieb-am': said('Mittwoch ginge besser.', 'Büro Beispiel <buero@example.de> schrieb am'),
  'm03-gmail-umbruch': said('Donnerstag bitte.', 'Am Di., 3. März 2026'),
  'm04-gmx-gesendet-zuerst': said('Freitag um zehn?', 'Gesendet: Dienstag'),
  'm05-html-gmail': said('Ja, das passt.', 'Am Di., 3. März 2026'),
  'm07-html-gmx': said('Ich nehme die Wohnung.', 'Gesendet:\u00a0Dienstag'),
  'm08-html-outlook': said('Bitte um Rückruf.', 'Von: Büro <buero@example.de>'),
  'm09-reply-forward': said(
    'Hallo, anbei was der Installateur mir heute schrieb.\n\n-------- Weitergeleitete Nachricht --------\nBetreff: Angebot Heizung\nDatum: Thu, 26 Nov 2026 09:00:00 +0100\nVon: Installateur Muster <installateur@example.net>\nAn: petra.probe@example.org\n\nDas Ventil ist undicht, bitte den Haupthahn geschlossen lassen.\nKosten etwa 180 Euro.',
  ),
  'm09b-gmail-weitergeleitet': said(
    'FYI\n\n---------- Forwarded message ---------\nVon: Elektro Muster <elektro@example.net>\nDate: Do., 26. Nov. 2026 um 09:00 Uhr\nSubject: Kostenvoranschlag\nTo: Rita Rest <rita@example.org>\n\nDie Reparatur kostet 240 Euro, Termin Montag 8 Uhr.',
  ),
  'm09c-outlook-weitergeleitet': said(
    'zur Kenntnis\n\nVon: Polizei Muster <wache@example.net>\nGesendet: Donnerstag, 26. November 2026 09:00\nAn: Rita Rest\nBetreff: Aktenzeichen\n\nDas Aktenzeichen lautet 123/26.',
  ),
  'm09d-nur-weitergeleitet': said(
    'Von: Polizei Muster <wache@example.net>\nGesendet: Donnerstag, 26. November 2026 09:00\nAn: Rita Rest\nBetreff: Aktenzeichen\n\nDas Aktenzeichen lautet 123/26.',
  ),
  'm10-eigener-satz-am-schrieb': said(
    'Guten Tag,\n\nAm 2. März hat mir Ihr Kollege aus der Technik geschrieben:\ndie Heizung sei repariert.\n\nDas stimmt leider nicht, sie ist wieder kalt. Bitte kommen Sie heute noch.\n\nPetra Probe',
  ),
  'm10b-zettel-vom-nachbarn': said(
    'Hallo,\nam Montag schrieb mein Nachbar einen Zettel an die Haustuer:\nKellerfenster eingeschlagen.\nBitte schicken Sie jemanden.',
  ),
  'm10e-signatur-strich': said('Bitte um Rueckruf.\n--\nRita Rest\nTel. 0171 000'),
  'm11-unterstrich-trennlinie': said(
    'Guten Tag,\nhier die Liste der Schäden:\n____________________\nKüche: Wasserhahn tropft\nBad: Spülung läuft nach\n____________________\nDanke',
  ),
  'm12-outlook-ios': said('Geht klar.\n\nOutlook für iOS<https://aka.ms/o0ukef> beziehen', '________________'),
  'm13-unten-geantwortet': said(
    'Am 03.03.26 um 10:15 schrieb Büro:\n> Guten Tag Frau Probe,\n> passt Ihnen der Termin am Dienstag?\n> Viele Grüße\n> Ihr Büro\n\nJa, Dienstag passt.',
  ),
  'm14-yahoo': said('Mir wäre Montag lieber.', 'Am Dienstag, 3. März 2026'),
  'm16-samsung': said('ok\nVon meinem/meiner Galaxy gesendet', '-------- Ursprüngliche Nachricht --------'),
  'm17-ukrainisch-tuerkisch': said('Так, у вівторок можна. (Ja, Dienstag geht.)', 'вт, 3 бер. 2026'),
  'm18-outlook-von-cc-fehlt': said('Passt.', 'Von: Büro [mailto:buero@example.de]'),
  'm19-ooo-exchange': { noted: 'auto-reply' },
  'm21-ooo-weitere-woerter': { noted: 'auto-reply' },
  'm22-lesebestaetigung-outlook': { noted: 'read-receipt' },
  'm23-lesebestaetigung-thunderbird': { noted: 'read-receipt' },
  'm30-usascii-cp1252': asked(LETTERS),
  'm31-iso88591-cp1252': asked(LETTERS),
  'm32-ohne-charset-utf8': asked(LETTERS),
  'm33-utf8-gesagt-cp1252': asked(LETTERS),
  'm35-betreff-roh-latin1': asked('Grüße', { betreff: 'Zeichen 35 Schlüssel für Müller' }),
  'm36-betreff-roh-utf8': asked('Grüße', { betreff: 'Zeichen 36 Schlüssel für Müller' }),
  'm38-charset-mit-anhaengsel': asked(LETTERS),
  'm40-iso-8859-15': asked('Grüße, 500 €'),
  'm41-betreff-geteilt': asked('x', { betreff: 'Zeichen 41 Küche und Flür' }),
  'm42-betreff-mitten-im-zeichen': asked('x', { betreff: 'Zeichen 42 Küche' }),
  'm43-ohne-charset-cp1252': asked('Grüße aus Köln, 500 €'),
  'm44-html-meta-cp1252': asked('Grüße aus Köln'),
  'm45-ohne-mime-latin1': asked('Grüße aus Köln'),
  'm46-absender-roh-latin1': asked('x', { absender: 'Müller, Jürgen' }),
  'm47-gb18030-utf16': asked('Grüße aus Köln'),
  'm50-rfc2231-teile': asked(PAPERS, { files: ['Gehaltsnachweis für März und April.pdf'] }),
  'm51-encoded-word-im-namen': asked(PAPERS, { files: ['Lohnübersicht März 2026.pdf'] }),
  'm52-rohe-umlaute-im-namen': asked(PAPERS, { files: ['Müller Auszug.pdf'] }),
  'm53-anhang-ohne-endung': asked(PAPERS, { files: ['Mieterselbstauskunft.pdf'] }),
  'm54-octet-stream': asked(PAPERS, { files: ['Schufa.PDF'] }),
  'm55-endung-mit-leerzeichen': asked(PAPERS, { files: ['Ausweis.pdf'] }),
  'm57-smime-signiert': said(PAPERS),
  'm59-pgp-signiert': said(PAPERS),
  'm60-eml-weitergeleitet': asked(
    `${PAPERS}\n\n--- Angehängte E-Mail „Rohrbruch.eml“ ---\nVon: <nachbar@example.net>\nBetreff: Rohrbruch\n\nIm Keller steht das Wasser.`,
    { fields: { nicht_uebernommen: null } },
  ),
  'm61-termin-zugesagt': asked('Termin zugesagt: „Besichtigung“, 01.12.2026, 10:00 Uhr, von petra.probe@example.org'),
  'm62-termin-zugesagt-antwort': said(
    'Termin zugesagt: „Besichtigung“, 01.12.2026, 10:00 Uhr, von petra.probe@example.org',
  ),
  'm70-portal-reply-to': asked(
    'Guten Tag,\nes gibt eine neue Anfrage.\n\nName: Ivana Interessentin\nNachricht: Ich möchte die Wohnung gern besichtigen.',
    {
      absender: 'Ivana Interessentin',
      email: 'ivana@example.net',
      hasDeadline: true,
      fields: { gesendet_ueber: 'Wohnungsportal <noreply@portal.example.com>' },
    },
  ),
  'm72-kaufmaennisches-und': asked('Wir suchen eine Wohnung.', {
    absender: 'Anna & Tom',
    email: 'anna&tom@example.org',
  }),
  'm73-verteiler-gleichheitszeichen': asked('Ueber die Liste.', { email: 'petra=example.org@listen.example.net' }),
  'm75-komma-im-namen': asked('Guten Tag', { absender: 'Müller, Jürgen Dr.', email: 'jm@example.org' }),
  'm76-grossgeschrieben': said('Ich schreibe gross.'),
  'm77-nummer-ohne-strich': said('Nachtrag ohne Strich in der Nummer.'),
  'm78-nummer-halbgeviert': said('Nachtrag mit typografischem Strich.'),
  'm79-gruppe-und-sender': asked('Wir alle.', { email: 'anna@example.org' }),
  // Not the address of the request: who writes from another one gets a request of their own, with a hint for staff.
  'm81-plus-adresse': asked('Mit Plus-Adresse geantwortet.', { email: 'petra.probe+wohnung@example.org' }),
  'm82-html-nur-link': asked('Die Fotos vom Schaden liegen hier <https://cloud.example.org/s/abc123>.'),
  'm83-spam-verdacht-gross': asked('Rundbrief', { hasDeadline: false }),
  'm90-zehn-anhaenge': asked('Zehn Anhaenge.', {
    // Behind every name but „Tabelle“ is a photo or a PDF.
    files: [
      'Bad.jpg',
      'Brief.odt.jpg',
      'Foto.jpg',
      'IMG_0001.jpg',
      'IMG_0002.jpg',
      'Kueche.jpg',
      'Scan.jpg',
      'Scan.pdf',
      'Video.MOV.jpg',
    ],
  }),
  'm91-lesebestaetigung-zu-erledigtem': { noted: 'read-receipt' },
  'm92-regel-antwort-exchange': said('Diese Adresse wird nicht mehr gelesen. Bitte schreiben Sie an neu@example.org.'),
}

async function siteWithRequests() {
  const { app, dataDir } = await appWithFolder()
  app.config = {
    ...readConfig({ SITE_URL: 'https://www.example.de', MAIL_TO: 'buero@example.de', MAIL_FROM: 'website@example.de' }),
    dataDir,
  }
  const byAddress = new Map<string, StoredRequest & { mailId: string }>()
  for (const address of ['petra.probe@example.org', 'rita@example.org', 'q@example.org']) {
    const damage = await storedRequest(app, formKinds.damage_report, { ...exampleDamage, reporter_email: address })
    const receipt = app.db.selectFrom('outbox').select('message_id').where('owner_id', '=', damage.id)
    const { message_id: mailId } = await receipt.where('purpose', '=', 'receipt').executeTakeFirstOrThrow()
    byAddress.set(address, { ...damage, mailId })
  }
  const closed = byAddress.get('q@example.org')?.id ?? ''
  await requests(app.db).change(closed, 1, { status: 'erledigt' })
  return { app, byAddress, closed }
}

type Site = Awaited<ReturnType<typeof siteWithRequests>>

test('every file has its expectation', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.eml'))
  expect(files.map((name) => name.replace('.eml', '')).toSorted()).toEqual(Object.keys(cases).toSorted())
})

test('each is taken as its sender meant it', async () => {
  const site = await siteWithRequests()
  for (const [name, expected] of Object.entries(cases))
    expect.soft([name, await takenAs(site, name, expected)]).toEqual([name, expected])
  expect(await requests(site.app.db).findById(site.closed)).toMatchObject({ status: 'erledigt', messageAt: null })
}, 120_000)

/** Tells the outcome of a mail as `expected` tells it. */
async function takenAs({ app, byAddress }: Site, name: string, expected: Expected): Promise<unknown> {
  const file = readFileSync(`${FOLDER}/${name}.eml`).toString('latin1')
  const from = /^From: [^\n]*<([^>]+)>/m.exec(file)?.[1] ?? ''
  const request = byAddress.get(from) ?? byAddress.get('petra.probe@example.org')
  if (!request) throw new Error('No request')
  const shown = showReference(request.reference)
  const filled = file
    .replaceAll('{REF}', shown)
    .replaceAll('{REFPLAIN}', request.reference)
    .replaceAll('{REFDASH}', Buffer.from(shown.replace('-', '–')).toString('latin1'))
    .replaceAll('{MSGID}', request.mailId)
  const before = await messages(app.db).list(request.id)
  const outcome = await receiveMail(app, Buffer.from(filled, 'latin1'))
  const added = (await messages(app.db).list(request.id)).filter(({ id }) => !before.some((each) => each.id === id))
  if (outcome.kind === 'message') {
    const [message] = added
    const quoted = message?.quoted ?? ''
    const folded = 'message' in expected ? (expected.message.folded ?? '') : ''
    return {
      message: {
        text: outcome.reference === shown ? message?.body : outcome.reference,
        ...(quoted ? { folded: quoted.startsWith(folded) && quoted.includes(OURS) ? folded : quoted } : {}),
      },
    }
  }
  expect(added).toEqual([])
  if (outcome.kind !== 'request') {
    const last = (await requests(app.db).listEvents(request.id)).findLast(({ kind }) => kind === outcome.kind)
    return { noted: last?.kind ?? `nothing: ${outcome.kind}` }
  }
  const own = await requests(app.db).findByReference(readReference(outcome.reference) ?? '')
  const files = (await requestFiles(app.db).listByRequest(own?.id ?? ''))
    .map(({ originalName }) => originalName)
    .toSorted()
  const wanted: Partial<Request> = 'request' in expected ? expected.request : {}
  const payload = own?.payload as Record<string, unknown>
  return {
    request: {
      fields: Object.fromEntries(Object.keys(wanted.fields ?? {}).map((field) => [field, payload[field]])),
      ...(files.length > 0 || wanted.files ? { files } : {}),
      ...(wanted.email && { email: own?.contactEmail }),
      ...(wanted.hasDeadline !== undefined && { hasDeadline: own?.dueAt !== null }),
    },
  }
}

test('what of ten files is not taken has a sentence that names it and why', async () => {
  const site = await siteWithRequests()
  await takenAs(site, 'm90-zehn-anhaenge', { noted: '' })
  const ten = (await requests(site.app.db).list()).find(({ kind }) => kind === 'email_message')
  expect(ten?.payload).toMatchObject({
    nicht_uebernommen: 'Tabelle.pdf: Die Datei ist beschädigt oder enthält Makros.',
  })
})
