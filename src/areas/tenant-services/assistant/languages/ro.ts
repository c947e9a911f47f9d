import type { ForeignWords } from './words.ts'

export const ro: ForeignWords = {
  dangers: {
    gas: {
      title: 'Miroase a gaz',
      steps: [
        'Fără foc, întrerupătoare, sonerie sau telefon în casă.',
        'Deschideți ferestrele, avertizați pe toți (bateți la ușă, nu sunați) și ieșiți.',
        'Sunați la 112 de afară. Numărul companiei de gaz este pe contor.',
      ],
    },
    fire: {
      title: 'Foc sau fum',
      steps: [
        'Avertizați pe toți, închideți ușile în urma voastră, ieșiți din casă.',
        'Nu treceți prin fum și nu folosiți liftul.',
        'Dacă ieșirea e blocată: închideți ușa, arătați-vă la fereastră. Sunați la 112.',
      ],
    },
    co: {
      title: 'Monoxid de carbon',
      steps: [
        'Toți afară imediat, chiar dacă nu simțiți niciun miros. Deschideți ferestrele în drum.',
        'De afară sunați la 112, și la dureri de cap, amețeală sau greață.',
      ],
    },
    person: {
      title: 'Un om este în pericol',
      steps: [
        'Sunați la 112. Spuneți unde sunteți și ce s-a întâmplat; nu închideți primii.',
        'Aveți grijă de siguranța dumneavoastră. La telefon vi se spune ce să faceți.',
      ],
    },
    silent: {
      title: 'Cineva nu deschide și poate are nevoie de ajutor',
      steps: [
        'Sunați, bateți, strigați. Întrebați cine are cheie.',
        'Niciun răspuns: sunați la 112, pompierii deschid ușa. Poliția: 110.',
      ],
    },
    violence: {
      title: 'Sunteți amenințat sau cineva intră cu forța',
      steps: [
        'Mergeți într-un loc sigur, nu stați în calea nimănui.',
        'Sunați la 110 imediat ce puteți.',
        'Violență acasă: 116 016, zi și noapte, în multe limbi.',
      ],
    },
    suicide: {
      title: 'Nu sunteți singur',
      steps: [
        'Sunați la 0800 1110111 (TelefonSeelsorge): zi și noapte, gratuit, anonim.',
        'Pericol imediat: 112. Rămâneți lângă persoană până vine ajutorul.',
      ],
    },
    locked: {
      title: 'Cineva este încuiat sau aragazul e aprins înăuntru',
      steps: [
        'Sunați la 112: dacă e un copil înăuntru sau aragazul e aprins, pompierii deschid ușa.',
        'Vorbiți cu copilul prin ușă. Nu vă cățărați din exterior.',
      ],
    },
    collapse: {
      title: 'Ceva se prăbușește sau cade',
      steps: [
        'Ieșiți din cameră și stați departe, și pe stradă.',
        'Avertizați pe toți. Cineva rănit sau mai poate cădea: 112. Apoi sunați-ne.',
      ],
    },
    water: {
      title: 'Curge apa',
      steps: [
        'Închideți robinetul principal dacă e sigur. De obicei este în subsol, bucătărie sau baie.',
        'Apă lângă prize sau aparate: nu călcați, nu atingeți nimic, ieșiți.',
        'Sunați-ne imediat. Cineva în pericol: mai întâi 112.',
      ],
    },
    electricity: {
      title: 'Pericol de curent',
      steps: [
        'Nu atingeți nimic, nu călcați în apă, țineți copiii departe.',
        'Opriți siguranța dacă e uscat și sigur.',
        'Cineva curentat, scântei sau fum: 112. Altfel sunați-ne imediat.',
      ],
    },
    lift: {
      title: 'Sunteți blocat în lift',
      steps: [
        'Apăsați butonul de urgență din cabină și așteptați răspunsul.',
        'Rămâneți în cabină, nu deschideți ușa.',
        'Nu răspunde nimeni sau cuiva îi e rău: 112.',
      ],
    },
    frost: {
      title: 'Nu e căldură și cineva nu suportă frigul',
      steps: [
        'Sunați-ne imediat.',
        'Duceți bebelușii, bolnavii și bătrânii la vecini sau rude.',
        'Nu încălziți cu grătar sau aragaz. Cineva foarte rece, somnoros sau confuz: 112.',
      ],
    },
    unclear: {
      title: 'Aveți nevoie de ajutor imediat?',
      steps: ['Foc, gaz, cineva rănit: 112.', 'Spargere sau amenințare: 110.', 'Apă, curent, lift: sunați-ne.'],
    },
  },
  cries: { alone: 'ajutor urgență', polite: '' },
  helpers: {
    fire: 'Pompieri, ambulanță',
    police: 'Poliția',
    listener: 'Cineva care ascultă',
    us: 'linia noastră de urgență',
  },
  always: 'zi și noapte',
  officeHours: 'biroul nostru',
  inDanger: 'Dacă cineva este în pericol:',
  report: {
    label: 'Anunțați dauna (în germană)',
    to: '/schadensmeldung',
    why: 'Toți sunt în siguranță și ați sunat? Atunci anunțați dauna, de preferat cu fotografii.',
  },
  onlyInGerman: 'Pot căuta doar în germană. Vă ajută un om: sunați-ne sau scrieți-ne în germană ori engleză.',
  handOvers: [
    { label: 'Scrieți-ne', to: '/kontakt', why: 'În germană sau engleză; răspunde un om.' },
    {
      label: 'Anunțați o daună',
      to: '/schadensmeldung',
      why: 'S-a stricat ceva? Anunțați aici (formular în germană).',
    },
    { label: 'Apartamente', to: '/wohnungen', why: 'Toate apartamentele noastre cu chirie, suprafață și imagini.' },
  ],
}
