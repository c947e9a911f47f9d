import { readPhone } from '#values/phone.ts'
import { formsWith, legalFormOf } from './legal-form.ts'
import { weekdays } from './weekdays.ts'
import type { ContentValues } from './content/content-store.ts'
import type { CompanyFacts } from './facts.ts'
import { federalStates } from './holidays.ts'
import type { Look } from './look.server.ts'
import type { ContactPerson } from './persons/repository.server.ts'
import type { ChosenPictures } from './pictures/library-picture.ts'
import { offeringNames, patternsOf } from './offerings.ts'

export type Site = ReturnType<typeof siteOf>

/** Towns in which the company lets, in the order in which it came there. */
export type Places = readonly string[]

export type Written = Readonly<Record<string, ContentValues>>

/** Facts from elsewhere in the database that every page needs. */
type Further = {
  written?: Written
  firstHelpCategory?: string
  pictures?: ChosenPictures
  persons?: readonly ContactPerson[]
}

const MOST_NAMED = 5

/** The company's facts as pages and mails use them: telephone numbers as links, hours and towns as words. */
export function siteOf(facts: CompanyFacts, places: Places, look: Look, further: Further = {}) {
  const { written, firstHelpCategory = '', pictures = {}, persons = [] } = further
  const names =
    places.length === 0 ? [facts.city || 'der Region'] : places.toSorted((one) => (one === facts.city ? -1 : 0))
  const areaTowns = facts.area_towns.length > 0 ? facts.area_towns : names
  const [first = '', last = ''] = [names[0], names.at(-1)]
  return {
    brand: facts.brand,
    claim: facts.claim,
    offer: facts.offer,
    region: facts.region,
    legalName: facts.legal_name,
    founded: facts.founded,
    copyrightYear: facts.copyright_year,
    isInvented: facts.is_invented,
    /** Houses and landscape of nobody: shown only by a company that asks for them. */
    showsDemoPictures: facts.shows_demo_pictures,
    /** Chosen from its library, by place (`pictureAt`). */
    pictures,
    /** Whom to ask for what. */
    persons: persons.map(({ phone, ...person }) => ({
      ...person,
      phone: personPhone(phone, person.mail, facts.phone),
    })),
    /** Left out of its website, with a pattern of the addresses; links, menus and forms ask `offered.ts`. */
    notOffered: patternsOf(offeringNames.filter((name) => !facts[`offers_${name}`])),
    /** Stands below customers' quotes: who shows them must say whether and how they were checked (UWG § 5b Abs. 3). */
    testimonialsOrigin: facts.testimonials_origin,
    /** The towns of the portfolio, its own first. */
    places: {
      names,
      /** „Neustadt, Altdorf und Seeheim“ */
      shown: namedTowns(names),
      first,
      last,
      /** „zwischen Neustadt und Seeheim“, „in Jena“ */
      between: first === last ? `in ${first}` : `zwischen ${first} und ${last}`,
    },
    /** Where it works: for owners, partners and search engines. */
    area: {
      towns: areaTowns,
      /** „Neustadt, Altdorf und Seeheim“ */
      shown: namedTowns(areaTowns),
      /** Whether the company named them itself; otherwise they are where its houses stand. */
      isNamed: facts.area_towns.length > 0,
      /** Whole postal codes or how they begin; none: where its houses stand. */
      postalCodes: facts.area_postal_codes,
      /** „50 km“: how far partners may be from the office. */
      radius: `${facts.partner_radius_km} km`,
    },
    address: {
      street: facts.street,
      postalCode: facts.postal_code,
      city: facts.city,
      state: federalStates.find(({ value }) => value === facts.federal_state)?.label ?? '',
      country: 'Deutschland',
      countryCode: 'DE',
    },
    look,
    coordinates: { lat: facts.latitude, lng: facts.longitude },
    /** Where the map begins while no point is known. */
    mapCenter: { lat: facts.map_latitude, lng: facts.map_longitude },
    directions: facts.directions,
    phone: phoneOf(facts.phone),
    /** A messenger's address, without its own provider's script: a plain link. Empty: none. */
    messengerUrl: facts.messenger_url,
    mail: facts.email,
    businessHours: {
      shown: `${daysInWords(facts.business_days)}, ${facts.opens}–${facts.closes} Uhr`,
      days: inOrder(facts.business_days),
      opens: facts.opens,
      closes: facts.closes,
      federalState: facts.federal_state,
    },
    emergency: {
      fire: facts.emergency_fire,
      police: facts.emergency_police,
      /** When we answer the telephone if something happens in a house: „rund um die Uhr“. Empty: nothing is promised. */
      hours: facts.emergency_hours,
      isAlways: facts.emergency_hours === ALWAYS,
      /** As it follows „Rufen Sie uns an“: „, auch nachts und am Wochenende“, or nothing. */
      callHours: callHoursOf(facts.emergency_hours),
    },
    /** Networks where the company has a page. */
    social: [
      { name: 'LinkedIn' as const, url: facts.linkedin_url },
      { name: 'Facebook' as const, url: facts.facebook_url },
    ].filter(({ url }) => url !== ''),
    /** Optional add-on in the price box of an apartment; an empty label: none. */
    internetAddOn: { label: facts.internet_label, pricePerMonthEuro: facts.internet_price_euro },
    /** For flats without a deposit of their own, in cold rents (0: one asks), and in how many months it may be paid. */
    deposit: {
      home: { rents: facts.deposit_rents, instalments: facts.deposit_instalments },
      commercial: { rents: facts.commercial_deposit_rents, instalments: facts.commercial_deposit_instalments },
    },
    /** How soon we promise to answer, in hours of the calendar; shown on the success pages and due dates. */
    promised: {
      /** The first of the next steps, whatever was sent. */
      receipt:
        'Sie erhalten in wenigen Minuten eine Eingangsbestätigung per E-Mail. Bitte sehen Sie auch im Spam-Ordner nach.',
      applicationHours: facts.application_hours,
      contactHours: facts.contact_hours,
      /** Until the first answer to an application for a job. */
      jobApplicationDays: facts.job_application_days,
      damageReport: {
        emergency: { hours: facts.damage_emergency_hours, shown: facts.damage_emergency_shown },
        high: { hours: facts.damage_high_hours, shown: facts.damage_high_shown },
        medium: { hours: facts.damage_medium_hours, shown: facts.damage_medium_shown },
        low: { hours: facts.damage_low_hours, shown: facts.damage_low_shown },
      },
      rentCertificate: {
        hours: facts.certificate_hours,
        shown: facts.certificate_shown,
        expressShown: facts.certificate_express_shown,
      },
      keyLoss: { hours: facts.key_loss_hours, shown: facts.key_loss_shown },
      reportDateHours: facts.report_date_hours,
      damageAssessmentHours: facts.damage_assessment_hours,
    },
    /** Facts of the imprint (DDG § 5, DL-InfoV § 2, GewO § 34c) and of business letters (GmbHG § 35a). */
    legal: {
      ...legalOf(facts),
      managingDirectors: facts.managing_directors,
      vatId: facts.vat_id,
      liabilityInsurance: facts.liability_insurance,
      tradeAuthority: facts.trade_authority,
      dataProtectionMail: facts.data_protection_mail,
      hosting: facts.hosting,
    },
    /** The staff's words of pages that a browser shows before it has asked the server, by page and field. */
    ...(written && { written }),
    /** The part of the help centre that is shown when none is asked for; empty: there is none. */
    firstHelpCategory,
    /** Months until requests of a kind are deleted. */
    keepMonths: {
      tenant_application: facts.keep_tenant_application,
      damage_report: facts.keep_damage_report,
      rent_certificate: facts.keep_rent_certificate,
      key_loss: facts.keep_key_loss,
      contact_message: facts.keep_contact_message,
      email_message: facts.keep_email_message,
      landlord_enquiry: facts.keep_landlord_enquiry,
      billing_enquiry: facts.keep_billing_enquiry,
      partner_application: facts.keep_partner_application,
      job_application: facts.keep_job_application,
    },
    tenantApplication: {
      /** The office sees neither name nor origin, age or marital status before the shortlist (AGG §§ 1, 2, 19–21; docs/decisions/0024-applications.md). */
      neutralFirstLook: facts.neutral_first_look,
      /** Voluntary; `false` removes one from the form. */
      sensitiveQuestions: {
        applicant_place_of_birth: facts.ask_place_of_birth,
        applicant_nationality: facts.ask_nationality,
        applicant_marital_status: facts.ask_marital_status,
        current_landlord: facts.ask_current_landlord,
        smoking: facts.ask_smoking,
      },
    },
  }
}

/** „06131 / 123456“ or „+49 6131 123456“, for reading, dialling and search engines. */
export function phoneOf(shown: string): { shown: string; href: string; international: string } {
  const { href, international } = readPhone(shown) ?? {
    href: `tel:${shown.replaceAll(/[^\d+]/g, '')}`,
    international: shown,
  }
  return { shown, href, international }
}

export const ALWAYS = 'rund um die Uhr'

function callHoursOf(hours: string): string {
  if (hours === ALWAYS) return ', auch nachts und am Wochenende'
  return hours === '' ? '' : `, ${hours}`
}

/** Falls back to the company's number for a person who has neither a number nor an address. */
function personPhone(own: string, mail: string, company: string): { shown: string; href: string } | null {
  if (own === '' && mail !== '') return null
  const { shown, href } = phoneOf(own || company)
  return { shown, href }
}

const inGerman = new Intl.ListFormat('de')

const namedTowns = (towns: readonly string[]) =>
  inGerman.format(towns.length > MOST_NAMED ? [...towns.slice(0, MOST_NAMED), 'weiteren Orten'] : towns)

type Weekday = keyof typeof weekdays
const everyDay = Object.keys(weekdays) as Weekday[]

const inOrder = (days: readonly string[]): Weekday[] => everyDay.filter((day) => days.includes(day))

/** „Montag bis Freitag“, „Montag, Mittwoch und Freitag“. */
function daysInWords(days: readonly string[]): string {
  const open = inOrder(days)
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last) return 'nach Vereinbarung'
  const isUnbroken = everyDay.indexOf(last) - everyDay.indexOf(first) === open.length - 1
  return isUnbroken && open.length > 2
    ? `${weekdays[first]} bis ${weekdays[last]}`
    : inGerman.format(open.map((day) => weekdays[day]))
}

/** What its legal form has of the imprint; what was entered for another one is kept and not read. */
function legalOf(facts: CompanyFacts) {
  const form = legalFormOf(facts.legal_form, facts.legal_name)
  const ifAsked = (of: keyof typeof formsWith, value: string) => (formsWith[of].includes(form) ? value : '')
  const seat = ifAsked('seat', facts.seat)
  return {
    form,
    seat,
    jurisdiction: facts.jurisdiction || seat || facts.city,
    registerCourt: ifAsked('register', facts.register_court),
    registerNumber: ifAsked('register', facts.register_number),
    generalPartner: ifAsked('generalPartner', facts.general_partner),
    supervisoryChair: ifAsked('supervisoryChair', facts.supervisory_chair),
    auditingAssociation: ifAsked('auditingAssociation', facts.auditing_association),
  }
}
