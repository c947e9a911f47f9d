/** A question of the help centre and its answer in Markdown. */
export type DemoQuestion = { id: string; question: string; answer: string }

/** Ten, as the specification has them (chapter 2, tenant information); amounts and periods are the specification's. */
export const demoQuestions: DemoQuestion[] = [
  {
    id: 'faq-kleinreparaturen',
    question: 'Muss ich kleine Reparaturen selbst bezahlen?',
    answer:
      'Ja, wenn Ihr Mietvertrag eine wirksame Kleinreparaturklausel enthält. Dann tragen Sie Reparaturen **bis 100 Euro** an Teilen, die Sie häufig benutzen, zum Beispiel Wasserhähne, Schalter oder Fenstergriffe. Kostet die Reparatur mehr, zahlt der Vermieter die ganze Rechnung. [Mehr zu kleinen Reparaturen](/mieterinfos/umgang/kleinreparaturen)',
  },
  {
    id: 'faq-kaution',
    question: 'Wann bekomme ich meine Kaution zurück?',
    answer:
      'Nach der Rückgabe der Wohnung prüfen wir, ob noch etwas offen ist. Das dauert **bis zu 6 Monate**, oft geht es schneller. Steht noch eine Betriebskostenabrechnung aus, dürfen wir dafür einen angemessenen Teil einbehalten. [Mehr zur Kaution](/mieterinfos/mietverhaeltnis/kaution)',
  },
  {
    id: 'faq-kuendigungsfrist',
    question: 'Welche Kündigungsfrist gilt für mich?',
    answer:
      'Für Mieter in der Regel **3 Monate zum Monatsende** (§ 573c BGB). Die Kündigung muss bis zum dritten Werktag eines Monats auf Papier und von allen unterschrieben bei uns sein; dann endet der Vertrag mit dem übernächsten Monat. [Mehr zur Kündigung](/mieterinfos/mietverhaeltnis/wohnung-kuendigen)',
  },
  {
    id: 'faq-ruhezeiten',
    question: 'Welche Ruhezeiten gelten im Haus?',
    answer:
      'Werktags von **22 bis 7 Uhr**, dazu **an Sonn- und Feiertagen** den ganzen Tag. In dieser Zeit gilt Zimmerlautstärke. Für Rasenmäher und Bohrmaschinen gilt in Rheinland-Pfalz zusätzlich die Mittagsruhe von 13 bis 15 Uhr. [Mehr zu Ruhezeiten](/mieterinfos/nachbarschaft/ruhezeiten-und-laerm)',
  },
  {
    id: 'faq-schaden',
    question: 'Wie melde ich einen Schaden?',
    answer:
      'Am besten über die [Schadensmeldung](/schadensmeldung): Sie bekommen sofort eine Vorgangsnummer. Bei Gefahr, etwa Wasserrohrbruch oder Heizungsausfall im Winter, rufen Sie uns bitte an, bei Feuer oder Gasgeruch zuerst die **112**.',
  },
  {
    id: 'faq-haustiere',
    question: 'Darf ich ein Haustier halten?',
    answer:
      'Kleintiere wie Hamster, Ziervögel oder Fische immer, in üblicher Zahl. Für Hund und Katze fragen Sie uns bitte vorher; wir entscheiden im Einzelfall. Ein allgemeines Verbot gibt es nicht. [Mehr zu Haustieren](/mieterinfos/nachbarschaft/haustiere)',
  },
  {
    id: 'faq-streichen',
    question: 'Muss ich beim Auszug streichen?',
    answer:
      'Nur, wenn Ihr Vertrag es wirksam verlangt und es nach dem Zustand nötig ist. Starre Fristen sind unwirksam, und wer unrenoviert ohne Ausgleich eingezogen ist, muss in der Regel nicht streichen. Fragen Sie uns vor dem Auszug nach einer Vorbesichtigung. [Mehr zum Renovieren](/mieterinfos/umgang/schoenheitsreparaturen)',
  },
  {
    id: 'faq-untermiete',
    question: 'Darf ich untervermieten?',
    answer:
      'Mit unserer Erlaubnis. Ist nach dem Einzug ein berechtigtes Interesse entstanden, müssen wir sie für einen Teil der Wohnung meist erteilen (§ 553 BGB). Ehepartner, Kinder und Eltern dürfen ohne Erlaubnis einziehen; bitte sagen Sie uns Bescheid. [Mehr zur Untervermietung](/mieterinfos/nachbarschaft/untervermietung)',
  },
  {
    id: 'faq-betriebskosten',
    question: 'Bis wann kommt die Betriebskostenabrechnung?',
    answer:
      'Spätestens 12 Monate nach dem Ende des Abrechnungszeitraums (§ 556 BGB). Danach können wir in der Regel nichts mehr nachfordern. Für Einwände haben Sie ebenfalls 12 Monate Zeit. [Mehr zur Abrechnung](/mieterinfos/mietverhaeltnis/betriebskostenabrechnung)',
  },
  {
    id: 'faq-bescheinigung',
    question: 'Wie bekomme ich eine Mietbescheinigung oder Wohnungsgeberbestätigung?',
    answer:
      'Die [Mietbescheinigung](/mietbescheinigung) für Wohngeld, Bank oder Arbeitgeber beantragen Sie online; sie dauert 3 bis 5 Werktage. Die Wohnungsgeberbestätigung für das Einwohnermeldeamt erhalten Sie bei der Schlüsselübergabe (§ 19 BMG). [Mehr zum Anmelden](/mieterinfos/mietverhaeltnis/anmelden-und-wohnungsgeberbestaetigung)',
  },
]
