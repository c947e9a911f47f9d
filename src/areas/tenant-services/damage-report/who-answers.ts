import { isOpenAt } from '#company/business-hours.ts'
import { site } from '#site'

/** Says who answers the telephone in an emergency, and when: never office hours alone. `at` a moment, where it is known. */
export function whoAnswers(at?: Date): string {
  const { phone, emergency, businessHours } = site
  const danger = `Bei Lebensgefahr wählen Sie die ${emergency.fire}.`
  if (emergency.hours !== '') return `Unser Notdienst: ${phone.shown}, ${emergency.hours}. ${danger}`
  if (at && isOpenAt(at))
    return `Unser Büro ist jetzt besetzt: ${phone.shown}, bis ${businessHours.closes} Uhr. ${danger}`
  return `Unser Büro: ${phone.shown}, ${businessHours.shown}. Außerhalb dieser Zeit nimmt dort niemand ab: Wählen Sie bei Gefahr die ${emergency.fire} oder die ${emergency.police}.`
}
