import { exampleRequests, type FormName } from './example-requests.ts'
import type { Random } from './random.ts'
import { DAY_MS } from '#values/durations.ts'

/** How many of a hundred requests are of a kind: what a property company hears of most. */
const shares: Record<FormName, number> = {
  tenant_application: 40,
  damage_report: 25,
  contact_message: 14,
  rent_certificate: 6,
  key_loss: 3,
  landlord_enquiry: 4,
  billing_enquiry: 2,
  job_application: 3,
  partner_application: 3,
}
const kinds = (Object.keys(shares) as FormName[]).flatMap((kind) => Array.from({ length: shares[kind] }, () => kind))

const firstNames = ['Änne', 'Jörg', 'Maria', 'Oleksandr', 'Ayşe', 'Peter', 'Sabine', 'Łukasz', 'Fatma', 'Heinz']
const lastNames = [
  'Müller',
  'Öztürk',
  'Weiß',
  'Schmitz',
  'Kowalski',
  'Shevchenko',
  'Krämer',
  'Yılmaz',
  'Groß',
  'Becker',
]

const tagLabels = ['Versicherung', 'Hausmeister', 'Rückruf', 'Dachdecker', 'Eilig']
const said = [
  'Vielen Dank für die schnelle Antwort. Am Vormittag bin ich zu Hause, sonst hat Frau Sommer im Erdgeschoss einen Schlüssel.',
  'Bitte rufen Sie mich an, bevor jemand kommt. Der Hund muss dann in ein anderes Zimmer.',
  'Die Unterlagen habe ich noch einmal fotografiert. Die Rechnung der Versicherung kommt nächste Woche.',
]
/** Of a hundred requests: whose sender writes again, and which get a tag. */
const [WRITE_AGAIN, TAGGED] = [30, 5]
/** So many of somebody's requests come from one address. */
const REQUESTS_EACH = 3

/** They came in so many days, which is less than any of them is kept. */
const DAYS = 60

type Flat = { property_id: string; apartment_id: string }
export type Drawn = {
  kind: FormName
  fields: Record<string, unknown>
  ageMs: number
  /** What the sender writes later, and the tag. */
  message: string | null
  tag: string | null
}

/** The `index`th request of many. */
export function drawRequest(random: Random, flats: readonly Flat[], index: number): Drawn {
  const sender = Math.floor(index / REQUESTS_EACH)
  const kind = random.pick(kinds)
  const person = {
    firstName: firstNames[sender % firstNames.length] ?? '',
    lastName: lastNames[Math.floor(sender / firstNames.length) % lastNames.length] ?? '',
    email: `person-${sender}@example.org`,
  }
  const fields = exampleRequests(random.pick(flats), person)[kind]
  return {
    kind,
    fields,
    ageMs: random.whole(0, DAYS * DAY_MS),
    message: random.chance(WRITE_AGAIN) ? random.pick(said) : null,
    tag: random.chance(TAGGED) ? random.pick(tagLabels) : null,
  }
}
