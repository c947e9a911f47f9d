import {
  dueRow,
  examplePhone,
  flatLink,
  type FormMails,
  noticeMail,
  readExample,
  receiptMail,
  requestLink,
} from '#areas/form-mails.ts'
import { factsOf, senderFacts, senderOf } from '#forms/staff-view.ts'
import { site } from '#site'
import { exampleApplication } from './example-application.ts'
import { type TenantApplication, tenantForm } from './fields.ts'
import { texts } from './texts.ts'

const example = () => ({
  payload: readExample(tenantForm, exampleApplication(examplePhone('applicant_phone'))),
  flat: 'Wohnung 3, Musterstraße 4, 12345 Musterstadt',
})

const isNeutral = () => site.tenantApplication.neutralFirstLook

/** Both mails about one application. */
export const tenantApplicationMails: FormMails<TenantApplication> = {
  receipt: receiptMail<TenantApplication>({
    id: 'mieterbewerbung-eingang',
    title: 'Mieterbewerbung: Eingangsbestätigung',
    to: 'sich um eine Wohnung bewerben',
    subject: 'Ihre Bewerbung ist eingegangen ({{vorgangsnummer}})',
    placeholders: { wohnung: ['Wohnung, um die es geht', ({ flat }) => flat ?? 'Wohnung'] },
    opening: 'vielen Dank für Ihre Bewerbung um eine Wohnung bei {{firma}}. Sie ist vollständig bei uns angekommen.',
    rows: ({ flat }) => (flat ? [['Ihre Bewerbung', flat]] : []),
    next: texts.next,
    more: 'Haben Sie Fragen, oder hat sich etwas geändert? Rufen Sie uns an ({{telefon}}), oder antworten Sie auf diese E-Mail. Nennen Sie bitte Ihre Vorgangsnummer.',
    notYou:
      'Sie haben sich gar nicht beworben? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen die Bewerbung.',
    example,
  }),
  /**
   * Says that somebody applies for what, and no income or self-disclosure: the mailbox is outside the reach of the deletion periods. Who it is stands
   * in it only where the office does not begin with a neutral look (`/verwaltung/firma/bewerbung`). The rest is read under the reference.
   */
  notice: noticeMail<TenantApplication>({
    id: 'mieterbewerbung-meldung',
    title: 'Mieterbewerbung: Meldung',
    subject: 'Neue Mieterbewerbung {{vorgangsnummer}}{{mit_name}}',
    placeholders: {
      mit_name: [
        'Doppelpunkt und Name des Absenders; nichts, solange Bewerbungen ohne Namen angesehen werden',
        ({ payload }) => (isNeutral() ? '' : `: ${senderOf(tenantForm, payload).name}`),
      ],
      ohne_wohnung: [
        '„, ohne bestimmte Wohnung“, wenn keine gewählt ist; sonst nichts',
        ({ payload }) => (payload.apartment_id ? '' : ', ohne bestimmte Wohnung'),
      ],
    },
    opening: 'Eine neue Mieterbewerbung ist eingegangen{{ohne_wohnung}}.',
    rows: (about) => [
      ...dueRow('Antwort versprochen bis', about),
      ...(isNeutral() ? [] : senderFacts(tenantForm, about.payload)),
      ...factsOf(tenantForm, about.payload, 'household_size'),
    ],
    links: (about) => {
      const { apartment_id: apartmentId, property_id: propertyId } = about.payload
      const house = `${about.company.siteUrl}/immobilie/${encodeURIComponent(propertyId)}`
      return [
        apartmentId ? flatLink(apartmentId, about) : { link: { label: 'Das Gebäude auf der Website', href: house } },
        requestLink('In der Verwaltung öffnen', about),
      ]
    },
    closing:
      'Alle Angaben stehen dort unter der Vorgangsnummer. Sie stehen nicht in dieser E-Mail, damit sie mit Ablauf der Frist gelöscht werden können.',
    example,
  }),
}
