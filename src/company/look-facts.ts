import { box, choice, line, type Section } from './fact.ts'
import { HOUSE_TYPEFACE, typefaces } from './typefaces.ts'

/** The look of a company; entered on a page of its own (`office/website/appearance`). */

export const logo = {
  logo_light: line('Logo auf hellem Grund', { format: 'logo', hint: 'Im Kopf der Seiten, in Mails und Briefen.' }),
  logo_dark: line('Logo auf dunklem Grund', { format: 'logo', hint: 'Im Fuß der Seiten.' }),
  logo_icon: line('Zeichen', { format: 'logo', hint: 'In der Leiste des Browsers und auf dem Startbildschirm.' }),
  logo_shows_name: box('Neben dem Logo steht der Name', {
    wide: true,
    standard: true,
    hint: 'Ohne Haken, wenn das Logo den Namen schon enthält.',
  }),
}

export const colors = {
  brand_color: line('Farbe der Firma', {
    format: 'color',
    hint: 'Sechs Zeichen hinter #, zum Beispiel #0b7a3e. Leer: Blau.',
  }),
}

export const lettering = {
  typeface: choice(
    'Schrift',
    Object.entries(typefaces).map(([value, { label, about }]) => ({ value, label: `${label}: ${about}` })),
    { required: true, standard: HOUSE_TYPEFACE },
  ),
}

export const lookSections: readonly Section[] = [
  { legend: 'Logo', facts: logo },
  { legend: 'Farbe', facts: colors },
  { legend: 'Schrift', facts: lettering },
]
