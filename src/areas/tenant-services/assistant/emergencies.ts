import { dangers } from '#areas/tenant-services/damage-report/dangers.ts'
import { foldText } from '#platform/fold.ts'
import { site } from '#site'
import type { Call, Danger } from './answer.ts'

const fire: Call = { label: `${site.emergency.fire} Feuerwehr und Rettung`, href: `tel:${site.emergency.fire}` }
const police: Call = { label: `${site.emergency.police} Polizei`, href: `tel:${site.emergency.police}` }
const us: Call = { label: `${site.phone.shown} (unser Notdienst, Tag und Nacht)`, href: site.phone.href }

type EmergencyRule = { asked: RegExp; danger: Danger }

// Folded text (`foldText`), the worst first.
const rules: EmergencyRule[] = [
  {
    asked:
      /\b(gasgeruch|gas ?austritt|gas ?leck|gasalarm|gas ?explosion|riecht\w* (\w+ ){0,4}gas|riecht\w* (\w+ ){0,3}faule\w* ei\w*|gas (\w+ ){0,3}(riecht|stroemt|tritt|zischt)|stinkt (\w+ ){0,3}gas|geruch (\w+ ){0,2}gas|riech\w* gas|gasgeruh|gas geruch)\b/,
    danger: { ...asDanger(dangers.gas), calls: [fire, us] },
  },
  {
    asked:
      /\b(es brennt|brennt es|wohnung brennt|haus brennt|kueche brennt|keller brennt|balkon brennt|brennt (die|der|das|mein\w*|unser\w*)|(pfanne|fett|ofen|herd|adventskranz|tannenbaum|muelltonne) brennt|feuer (im|in|auf|bei|ausgebrochen)|feuer$|^feuer|wohnungsbrand|kuechenbrand|kellerbrand|rauch (im|aus|in|dringt|kommt|quillt)|qualm (im|aus|in|dringt|kommt)|raucht (aus|im)|(steckdose|sicherung\w*|lampe|leitung|kabel) (\w+ ){0,2}(raucht|qualmt|schmort)|verschmort|kohlenmonoxid|co (melder|warner) (piept|schlaegt|geht)|(funken|es funkt) (\w+ ){0,3}(steckdose|sicherung\w*|leitung)|explosion)\b/,
    danger: { ...asDanger(dangers.fire), calls: [fire, us] },
  },
  {
    asked:
      /\b(verletzt\w*|bewusstlos\w*|ohnmaecht\w*|herzinfarkt|schlaganfall|atmet nicht|stromschlag|strom ?schlag|eingeklemmt|lebensgefahr|lebensgefaehrlich|vergift\w*|suizid\w*|selbstmord|umbringen)\b/,
    danger: {
      title: 'Ein Mensch ist in Gefahr',
      steps: [
        'Wählen Sie die 112. Sagen Sie, wo Sie sind und was passiert ist, und legen Sie nicht zuerst auf.',
        'Bringen Sie sich und andere in Sicherheit, ohne sich selbst zu gefährden.',
        'Leisten Sie Erste Hilfe; die Leitstelle sagt Ihnen am Telefon, was zu tun ist.',
      ],
      calls: [fire],
    },
  },
  {
    asked:
      /\b(einbrecher|einbruch|bricht (\w+ ){0,2}ein|brechen (\w+ ){0,2}ein|eingebrochen|wird eingebrochen|ueberfall\w*|bedroht|bedroht mich|schlaegt (mich|seine|ihre)|messer|haeusliche gewalt|stalker)\b/,
    danger: {
      title: 'Sie werden bedroht, oder jemand bricht ein',
      steps: [
        'Bringen Sie sich in Sicherheit, stellen Sie sich niemandem in den Weg.',
        'Rufen Sie die 110 an, sobald Sie können.',
        'Nach einem Einbruch: nichts anfassen, bis die Polizei da war.',
      ],
      calls: [police, us],
    },
  },
  {
    asked:
      /\b(rohrbruch|wasserrohrbruch|rohr (ist )?(geplatzt|gebrochen)|wasserrohr|geplatzt\w* rohr|ueberschwemm\w*|ueberflut\w*|unter wasser|hochwasser|wasser (\w+ ){0,4}(steckdose|lampe|strom|sicherungskasten|decke)|(decke|wand) (\w+ ){0,2}wasser|wasserfall|(waschmaschine|spuelmaschine|boiler|heizkoerper) (\w+ ){0,3}(ausgelaufen|geplatzt|laeuft aus)|wasser (laeuft|stroemt|schiesst|spritzt|kommt|dringt) (\w+ ){0,4}(aus|durch|in|von|ein)|wohnung (steht )?(voll|unter) wasser)\b/,
    danger: {
      title: 'Wasser läuft aus',
      steps: [
        'Drehen Sie den Haupthahn zu, wenn Sie ihn gefahrlos erreichen. Er sitzt meist im Keller, in der Küche oder im Bad.',
        'Steht Wasser an Steckdosen, Lampen oder Geräten: nicht hineintreten, nichts anfassen, Raum verlassen.',
        'Rufen Sie uns sofort an, auch nachts. Ist jemand in Gefahr, zuerst die 112.',
      ],
      calls: [us, fire],
    },
  },
  {
    asked:
      /\b(aufzug|fahrstuhl|lift)\b.*\b(fest\w*|stecken\w*|steckt|eingeschlossen|haengt)|\b(stecke\w*|eingeschlossen|fest) (\w+ ){0,3}(aufzug|fahrstuhl|lift)\b/,
    danger: {
      title: 'Sie stecken im Aufzug fest',
      steps: [
        'Drücken Sie den Notrufknopf in der Kabine und warten Sie auf die Antwort.',
        'Bleiben Sie in der Kabine, versuchen Sie nicht, die Tür zu öffnen.',
        'Meldet sich niemand, oder geht es jemandem schlecht: 112.',
      ],
      calls: [us, fire],
    },
  },
]

// Words of danger in questions that only want to know something.
const harmless =
  /\b(brandschutz\w*|grill\w*|versicher\w*|rauchmelder\w*|rauchwarnmelder\w*|feuermelder|feuerwehrzufahrt|gastherme\w*|gasherd\w*|gasanbieter|gaszaehler|gasetagenheizung|anmelden|vorbeugen|vermeiden|wie verhalte|kaminofen|feuerstaette\w*|feuerloescher|einbruchschutz|einbruchsicher\w*)\b/

// … unless it happens now.
const acute = /\b(jetzt|gerade|sofort|hilfe|riech\w*|stinkt|brennt|laeuft|stroemt|dringt|kommt|schnell|notfall)\b/

/** What to do at once; null when nobody seems to be in danger. */
export function dangerIn(question: string): Danger | null {
  const folded = foldText(question)
  const rule = rules.find(({ asked }) => asked.test(folded))
  if (!rule) return null
  // A question about gas or fire is answered from the articles, its smell or smoke from here.
  return harmless.test(folded) && !acute.test(folded) ? null : rule.danger
}

function asDanger({ title, steps }: { title: string; steps: readonly string[] }): Pick<Danger, 'title' | 'steps'> {
  return { title, steps: [...steps] }
}
