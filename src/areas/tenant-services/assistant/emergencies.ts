import { isOffered } from '#company/offered.ts'
import { foldText } from '#platform/fold.ts'
import { site } from '#site'
import type { Call, Danger } from './answer.ts'
import { englishEmergencyTexts, englishLabels, englishReport } from './emergency-texts.en.ts'
import { emergencyTexts, type Emergency, report } from './emergency-texts.ts'
import type { Language } from './language.ts'
import { showsAll, type Sign, signs } from './signs.ts'

type Rule = {
  emergency: Emergency
  /** Words that are the whole cry for help. */
  alone?: string
  /** Any of them is enough. */
  shownBy: readonly (readonly Sign[])[]
  /** Said so, it is none. Folded. */
  unless?: RegExp
}

const homeWords =
  'wohnung haus zimmer kueche bad keller flur treppenhaus balkon dach dachstuhl nachbar* kitchen house flat apartment room basement'

// The worst first.
const rules: readonly Rule[] = [
  {
    emergency: 'gas',
    alone: 'gas',
    shownBy: [
      signs('gasgeruch~ gasgeruh gasaustritt~ gasleck~ gasleitung~ gasalarm~ gasexplosion~'),
      signs(
        'gas gass gaas gaz',
        'riech* rieche~ riecht~ rict stink* stinkt~ geruch~ gerch stroemt* stroemen zischt* zischen tritt ausgetreten austritt leck undicht ausstroem* entweich* smell* leak* hiss*',
      ),
      signs('zischt', 'therme gastherme~ herd gasherd'),
      signs('faul* verfault*', 'ei eier eiern'),
      signs('rotten', 'egg eggs', 'smell*'),
    ],
  },
  {
    emergency: 'fire',
    alone: 'feuer fire rauch qualm brand brennt burning smoke',
    shownBy: [
      signs(
        'wohnungsbrand~ kuechenbrand~ kellerbrand~ zimmerbrand~ hausbrand~ dachstuhlbrand~ schwelbrand~ kabelbrand~ verschmort~ kohlenmonoxid~ explosion~ explodiert~ feueralarm~',
      ),
      signs(
        'brennt~ brent',
        `${homeWords} es pfanne fett ofen herd muelltonne adventskranz tannenbaum sofa gardine* toaster waschmaschine trockner auto`,
      ),
      signs('feuer fire', `${homeWords} im in auf bei on help hilfe ausgebrochen there`),
      signs('rauch qualm smoke', `${homeWords} im aus in dringt kommt quillt steckdose fenster tuer from under coming`),
      signs(
        'raucht qualmt~ schmort~ kokelt~ smoking burning sparks sparking',
        'steckdose~ sicherung* sicherungskasten lampe leitung kabel herd ofen es verteiler* socket outlet cable wire stove oven plug smell* something',
      ),
      signs('funken~ funkt', 'steckdose~ sicherung* lampe leitung kabel herd es aus'),
      signs('verbrannt* angebrannt* brandgeruch*', 'riech* rieche~ riecht~ stink* geruch brandgeruch*'),
      signs('riecht~ riech* smell*', 'rauch smoke'),
      signs('fire feuer rauch smoke', 'alarm', 'ringing going geht klingelt losgegangen heult'),
      signs('co co2', 'melder warner', 'piept schlaegt geht'),
      signs('monoxide'),
    ],
    unless:
      /\b(lampe|licht|birne|kontroll\w*|laempchen|augen|sonne) (\w+ ){0,2}brennt|brennt (\w+ ){0,2}(lampe|licht|birne|kontroll\w*|laempchen|sonne|nicht)\b|brennt (\w+ ){0,4}nicht\b/,
  },
  {
    emergency: 'person',
    shownBy: [
      signs(
        'verletzt* bewusstlos* bewustlos* ohnmaecht* ohnmacht herzinfarkt~ schlaganfall~ stromschlag~ eingeklemmt~ lebensgefahr* lebensgefaehrlich* vergift* suizid* selbstmord* umbringen unconscious injured bleeding poisoned overdose ersticke* erstickt',
      ),
      signs('atmet atmen breathing breathe', 'nicht kaum not can'),
      signs('strom elektrisch* electric', 'schlag geschlag* gewischt gekriegt shock'),
      signs(
        'gestuerzt* hingefallen* gefallen umgekippt* zusammengebrochen* collapsed',
        'mutter vater oma opa nachbar* mann frau kind er sie jemand mother father neighbour neighbor he she aufstehen ansprechbar',
      ),
      signs(
        'kind baby kleinkind tochter sohn child',
        'eingesperrt~ eingeschlossen~ locked fenster gefallen verschluckt*',
      ),
      signs(
        'nachbar* mieter* mutter vater oma opa',
        'meldet oeffnet',
        'nicht',
        'tagen wochen tage geruch sorge* angst klopfen',
      ),
      signs('heart', 'attack'),
    ],
    unless:
      /\b(vertrag|pflicht\w*|frist|recht\w*) (\w+ ){0,2}verletzt|verletzt (\w+ ){0,2}(vertrag|pflicht\w*|hausordnung)\b/,
  },
  {
    emergency: 'violence',
    shownBy: [
      signs(
        'einbrecher~ einbruch~ eingebrochen~ aufbrech* aufzubrechen aufbricht aufgebrochen ueberfall* bedroht~ bedrohen stalker burglar* intruder threatening stabbed',
      ),
      signs(
        'bricht brechen breaking broke',
        'ein in into',
        'jemand wer einer hier gerade person mann leute nachbar* keller wohnung tuer someone somebody house flat apartment',
      ),
      signs('schlaegt hits beating', 'mich seine ihre frau kind er me'),
      signs('fremd* unbekannt*', 'mann person leute maenner', 'haus wohnung treppenhaus keller tuer'),
      signs('messer pistole waffe knife gun', 'mit hat droht with has'),
      signs('haeuslich* domestic', 'gewalt violence'),
      signs('gewalt', 'tut bedroht mann partner'),
    ],
    unless: /\b(kuechenmesser|zaehler|wasser|strom|rost) (\w+ ){0,2}messer|strom ?messer\b/,
  },
  {
    emergency: 'collapse',
    shownBy: [
      signs(
        'baum fenster decke balkon dach wand mauer ziegel dachziegel treppe putz ceiling roof wall balcony',
        'gefallen umgefallen umgestuerzt rausgefallen herausgefallen fliegt eingestuerzt* einsturz* einstuerz* stuerzt faellt bricht abgestuerzt* runtergekommen heruntergekommen herunter runter collapsed collapsing falling',
      ),
      signs('einsturzgefahr~ eingestuerzt~'),
    ],
    unless: /\bfaellt (\w+ ){0,4}(aus|auf|unter|an)\b|wasser/,
  },
  {
    emergency: 'water',
    shownBy: [
      signs(
        'rohrbruch~ wasserrohrbruch~ rohrplatzer~ wasserrohr~ ueberschwemm* ueberschwem* ueberflut* hochwasser wasserfall flood flooded flooding',
      ),
      signs(
        'rohr leitung wasserleitung~ pipe schlauch boiler* heizkoerper~ heizung waschmaschine~ spuelmaschine~ geschirrspueler* aquarium badewanne tank machine dishwasher',
        'geplatz* gebroch* ausgelauf* ausgelaufen~ burst leaking leaks undicht geplatzt~ spritzt* uebergelauf* ueberlaeuft ueberlauf',
      ),
      signs(
        'wasser~ wasse watter water',
        'boden fussboden fusboden bodn parkett teppich decke decken wand waende keller kellar steckdose* lampe sicherungskasten flur treppenhaus ueberall knoechel* zentimeter floor ceiling wall walls everywhere basement socket hallway',
      ),
      signs(
        'wasser~ water',
        'laeuft* lauft leuft laufen kommt stroemt* schiesst* spritzt* dringt* sprudelt* flow* gushing pouring dripping running coming',
        'aus durch von rein raus herein heraus hinaus unten oben rohr nachbarn decke tuer from out through into down',
      ),
      signs('waschmaschine~ spuelmaschine~ boiler heizung heizkoerper~ badewanne', 'laeuft~ lauft', 'aus ueber'),
      signs('wasser~ wasse', 'laeuft~ lauft'),
      signs('tropft~ laeuft', 'boden fussboden~ parkett'),
      signs('hilfe notfall sos dringend schnell', 'wasser* ueberschwemmung~'),
      signs('tropft~ troepfelt* laeuft regnet kommt dripping leaking leaks rains', 'decke ceiling'),
      signs(
        'wohnung keller kueche bad zimmer alles flat kitchen bathroom basement everything',
        'wasser~ water',
        'unter voll under full steht',
      ),
      signs(
        'nass feucht wet soaked',
        'decke boden keller alles floor ceiling everything',
        'ploetzlich alles auf gerade immer suddenly everything',
      ),
      signs(
        'toilette klo wc toilet abwasser sewage',
        'ueberlaeuft laeuft uebergelauf* overflow* hoch',
        'ueber ueberlaeuft uebergelauf* overflow* hochkommt hoch',
      ),
    ],
    unless:
      /\bkein (\w+ )?wasser\b|\bwieder\b|wasser (laeuft|fliesst) (\w+ ){0,3}(nicht|schlecht|langsam|kaum|ab)\b|\b(nur|bloss) (lau|kalt|warm)|\b(braun|rostig|kalkig|trueb)\w* wasser|wasser (\w+ ){0,3}(braun|rostig|trueb|kalt|lauwarm)\b|wasser(kosten|zaehler|verbrauch|schaden\w* versicher)|no (hot |warm )?water|wasserhahn (tropft|leckt)|\b(boden|wand|fliesen|decke) (\w+ ){0,3}(streichen|verlegen|wischen|reinigen|putzen)\b/,
  },
  {
    emergency: 'electricity',
    shownBy: [
      signs(
        'kabel leitung steckdose~ draht draehte cable wire wires socket',
        'nackt* offen* blank* haengt herausgeriss* rausgeriss* bare exposed',
      ),
      signs('strom', 'schlaegt'),
      signs('kribbelt bizzelt gewischt', 'steckdose~ herd waschmaschine dusche wasserhahn lichtschalter'),
    ],
  },
  {
    emergency: 'lift',
    shownBy: [
      signs('aufzug~ fahrstuhl~ lift elevator~', 'drin drinnen inside', 'bin sind am'),
      signs(
        'aufzug~ fahrstuhl~ lift elevator~',
        'fest* stecke* steckt stecken gefangen eingeschlossen~ eingesperrt~ haengt haengen haenge stuck trapped',
      ),
    ],
  },
  { emergency: 'unclear', alone: 'hilfe notfall help emergency sos dringend notruf', shownBy: [] },
]

// Words of danger in questions that only want to know something.
const harmless =
  /\b(erlaubt|darf (ich|man|ein)|verboten|allowed|feuer machen|brandschutz\w*|grill\w*|versicher\w*|rauchmelder\w*|rauchwarnmelder\w*|feuermelder|feuerwehrzufahrt|gastherme\w*|gasherd\w*|gasanbieter|gaszaehler|gasetagenheizung|anmelden|vorbeugen|vermeiden|verhindern|wie verhalte|was (tun|mache ich|muss ich tun) (bei|wenn)|kaminofen|feuerstaette\w*|feuerloescher|einbruchschutz|einbruchsicher\w*|smoke detector|smoke alarm|insurance)\b/

// … unless it happens now.
const acute =
  /\b(jetzt|gerade|sofort|hilfe|riech\w*|stinkt|brennt|laeuft|stroemt|dringt|kommt|schnell|notfall|now|help|emergency)\b/

function callsFor(emergency: Emergency): Call[] {
  const fire: Call = { label: `${site.emergency.fire} Feuerwehr und Rettung`, href: `tel:${site.emergency.fire}` }
  const police: Call = { label: `${site.emergency.police} Polizei`, href: `tel:${site.emergency.police}` }
  const us: Call = { label: `${site.phone.shown} (unser Notdienst, Tag und Nacht)`, href: site.phone.href }
  const calls: Record<Emergency, Call[]> = {
    gas: [fire, us],
    fire: [fire, us],
    person: [fire],
    violence: [police, us],
    collapse: [fire, us],
    water: [us, fire],
    electricity: [us, fire],
    lift: [us, fire],
    unclear: [fire, police, us],
  }
  return calls[emergency]
}

const cries = ['hilfe', 'help', 'schnell', 'es', 'please', 'bitte']

function isNothingBut(words: readonly string[], alone: string | undefined): boolean {
  if (!alone) return false
  const meant = alone.split(' ')
  return words.some((word) => meant.includes(word)) && words.every((word) => [...meant, ...cries].includes(word))
}

/** What to do at once; null when nobody seems to be in danger. */
export function dangerIn(question: string, language: Language = 'de'): Danger | null {
  const folded = foldText(question)
  const words = folded.split(' ')
  const rule = rules.find(
    ({ alone, shownBy, unless }) =>
      isNothingBut(words, alone) || (shownBy.some((groups) => showsAll(words, groups)) && !unless?.test(folded)),
  )
  if (!rule) return null
  // A question about gas or fire is answered from the articles, its smell or smoke from here.
  if (harmless.test(folded) && !acute.test(folded)) return null
  const { emergency } = rule
  const hasReport = !['person', 'violence', 'unclear'].includes(emergency) && isOffered(report.to)
  if (language === 'de')
    return {
      ...withNights(emergencyTexts[emergency], ', auch nachts'),
      calls: callsFor(emergency),
      report: hasReport ? report : null,
    }
  return {
    ...withNights(englishEmergencyTexts[emergency], ', at night too'),
    calls: callsFor(emergency).map(({ href, label }) => ({ href, label: englishLabels()[href] ?? label })),
    report: hasReport ? englishReport : null,
  }
}

/** Who answers at office hours only says so nowhere else either. */
function withNights<Texts extends { steps: readonly string[] }>(texts: Texts, atNight: string): Texts {
  const said = site.emergency.isAlways ? atNight : ''
  return { ...texts, steps: texts.steps.map((step) => step.replace('{{nachts}}', said)) }
}
