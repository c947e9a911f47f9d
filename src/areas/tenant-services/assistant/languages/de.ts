import { dangers } from '#areas/tenant-services/damage-report/dangers.ts'
import type { Words } from './words.ts'

export const de: Words = {
  dangers: {
    gas: {
      title: dangers.gas.title,
      steps: [
        ...dangers.gas.steps,
        'Wählen Sie die 112. Die Störungsnummer Ihres Gasnetzbetreibers steht am Gaszähler und auf der Abrechnung.',
      ],
    },
    fire: { title: dangers.fire.title, steps: [...dangers.fire.steps, 'Wählen Sie die 112, sobald Sie draußen sind.'] },
    co: {
      title: 'Verdacht auf Kohlenmonoxid',
      steps: [
        'Verlassen Sie sofort alle die Wohnung, auch wenn Sie nichts riechen. Öffnen Sie auf dem Weg die Fenster.',
        'Schalten Sie Ofen, Therme oder Grill nur aus, wenn es auf dem Weg liegt.',
        'Wählen Sie draußen die 112, auch bei Kopfschmerz, Schwindel oder Übelkeit.',
      ],
    },
    person: {
      title: 'Ein Mensch ist in Gefahr',
      steps: [
        'Wählen Sie die 112. Sagen Sie, wo Sie sind und was passiert ist, und legen Sie nicht zuerst auf.',
        'Bringen Sie sich und andere in Sicherheit, ohne sich selbst zu gefährden.',
        'Leisten Sie Erste Hilfe; die Leitstelle sagt Ihnen am Telefon, was zu tun ist.',
      ],
    },
    silent: {
      title: 'Jemand öffnet nicht und braucht vielleicht Hilfe',
      steps: [
        'Klingeln, klopfen und rufen Sie. Fragen Sie, wer einen Schlüssel hat.',
        'Antwortet niemand, und machen Sie sich Sorgen: Wählen Sie die 112, die Feuerwehr öffnet die Tür. Die Polizei hilft unter 110.',
        'Brechen Sie die Tür nicht selbst auf.',
      ],
    },
    violence: {
      title: 'Sie werden bedroht, oder jemand bricht ein',
      steps: [
        'Bringen Sie sich in Sicherheit, stellen Sie sich niemandem in den Weg.',
        'Rufen Sie die 110 an, sobald Sie können.',
        'Nach einem Einbruch: nichts anfassen, bis die Polizei da war.',
        'Bei Gewalt zu Hause hört Ihnen unter 116 016 Tag und Nacht jemand zu, in vielen Sprachen.',
      ],
    },
    suicide: {
      title: 'Sie sind nicht allein',
      steps: [
        'Rufen Sie die TelefonSeelsorge an: 0800 1110111, Tag und Nacht, kostenlos und ohne Namen. Auch 0800 1110222 und 116 123.',
        'Ist jemand in unmittelbarer Gefahr: Wählen Sie die 112.',
        'Geht es um jemand anderen: Bleiben Sie bei ihm oder am Telefon, bis Hilfe da ist.',
      ],
    },
    locked: {
      title: 'Jemand ist eingeschlossen, oder drinnen läuft der Herd',
      steps: [
        'Wählen Sie die 112: Ist ein Kind allein drin oder der Herd an, öffnet die Feuerwehr die Tür.',
        'Sprechen Sie durch die Tür mit dem Kind, und halten Sie es vom Herd und vom Fenster fern.',
        'Klettern Sie nicht von außen hinein.',
      ],
    },
    collapse: {
      title: 'Etwas stürzt ein oder fällt herunter',
      steps: [
        'Verlassen Sie den Raum und halten Sie Abstand, auch unten vor dem Haus.',
        'Warnen Sie alle, die darunter oder darüber sind.',
        'Ist jemand verletzt oder kann mehr herabstürzen: 112. Danach rufen Sie uns an.',
      ],
    },
    water: {
      title: 'Wasser läuft aus',
      steps: [
        'Drehen Sie den Haupthahn zu, wenn Sie ihn gefahrlos erreichen. Er sitzt meist im Keller, in der Küche oder im Bad.',
        'Steht Wasser an Steckdosen, Lampen oder Geräten: nicht hineintreten, nichts anfassen, Raum verlassen.',
        'Rufen Sie uns sofort an. Ist jemand in Gefahr, zuerst die 112.',
      ],
    },
    electricity: {
      title: 'Gefahr durch Strom',
      steps: [
        'Fassen Sie nichts an, treten Sie in kein Wasser, und halten Sie andere fern, vor allem Kinder.',
        'Schalten Sie die Sicherung aus, wenn Sie trocken und gefahrlos hinkommen.',
        'Hat jemand einen Schlag bekommen, oder funkt und raucht es: 112. Sonst rufen Sie uns sofort an.',
      ],
    },
    lift: {
      title: 'Sie stecken im Aufzug fest',
      steps: [
        'Drücken Sie den Notrufknopf in der Kabine und warten Sie auf die Antwort.',
        'Bleiben Sie in der Kabine, versuchen Sie nicht, die Tür zu öffnen.',
        'Meldet sich niemand, oder geht es jemandem schlecht: 112.',
      ],
    },
    frost: {
      title: 'Keine Heizung, und jemand verträgt die Kälte nicht',
      steps: [
        'Rufen Sie uns sofort an.',
        'Bringen Sie Säuglinge, Kranke und Alte zu Nachbarn oder Verwandten, bis es wieder warm ist.',
        'Heizen Sie nicht mit Grill, Gaskocher oder Backofen: Das kann tödlich sein.',
        'Ist jemand sehr kalt, schläfrig oder verwirrt: 112. Den ärztlichen Dienst erreichen Sie unter 116 117.',
      ],
    },
    unclear: {
      title: 'Brauchen Sie sofort Hilfe?',
      steps: [
        'Feuer, Gas, ein Mensch ist verletzt: 112.',
        'Einbruch oder Bedrohung: 110.',
        'Wasser läuft aus, Strom liegt offen, der Aufzug steckt fest: Rufen Sie uns an.',
      ],
    },
  },
  cries: { alone: 'hilfe hülfe hüfe notfall notruf sos', polite: 'dringend schnell bitte' },
  helpers: { fire: 'Feuerwehr und Rettung', police: 'Polizei', listener: 'TelefonSeelsorge', us: 'unser Notdienst' },
  always: 'Tag und Nacht',
  officeHours: 'unser Büro',
  inDanger: 'Wenn jemand in Gefahr ist:',
  report: {
    label: 'Schaden melden',
    to: '/schadensmeldung',
    why: 'Sind alle in Sicherheit, und haben Sie angerufen? Dann melden Sie den Schaden, gern mit Fotos.',
  },
}
