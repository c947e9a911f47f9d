type Voice = [author: string, role: string, quote: string]

/** Invented people and quotes, seven for each page, in the order in which they are shown. The page says that they are invented. */
export const demoTestimonials: Record<string, Voice[]> = {
  hausverwaltung: [
    [
      'Beate Lorenz',
      'Eigentümerin eines Sechsfamilienhauses in Braubach',
      'Früher klingelte sonntags mein Telefon. Jetzt lese ich montags im Bericht, was war und was es gekostet hat.',
    ],
    [
      'Familie Hartenfels',
      'Erbengemeinschaft, Wohnhaus in St. Goar',
      'Wir sind drei Geschwister mit drei Meinungen. Dass eine ruhige Stelle die Zahlen vorlegt, hat uns viele Abende erspart.',
    ],
    [
      'Murat Yıldız',
      'Eigentümer zweier Wohnungen in Koblenz',
      'Die Grenze für Reparaturen habe ich selbst festgelegt. Darunter läuft es, darüber werde ich gefragt. Genau so wollte ich es.',
    ],
    [
      'Ingrid Schäfer',
      'Eigentümerin in Rhens',
      'Meine Mieterin kennt Frau Weber mit Namen, ich auch. Mehr muss eine Verwaltung für mich nicht können.',
    ],
    [
      'Dr. Thomas Reuter',
      'Eigentümer, wohnt in Hamburg',
      'Ich war seit zwei Jahren nicht im Haus und weiß trotzdem, wie das Treppenhaus aussieht. Die Fotos kommen mit jedem Bericht.',
    ],
    [
      'Claudia Neumann',
      'Beirätin einer Eigentümergemeinschaft in Lahnstein',
      'Der Wechsel hat einen Monat länger gedauert als geplant, weil Unterlagen fehlten. Seitdem stimmt jede Abrechnung.',
    ],
    [
      'Peter Adams',
      'Eigentümer eines Hauses in Oberwesel',
      'Eine Wohnung stand bei mir lange leer. Nach ehrlicher Beratung zur Miete war sie in fünf Wochen vergeben.',
    ],
  ],
  gutachten: [
    [
      'Sabine Kessler',
      'Verkauf eines Elternhauses in Rhens',
      'Zwei Tage nach meiner Anfrage stand der Termin. Das Ergebnis lag unter meiner Hoffnung, aber ich konnte jede Zahl nachlesen.',
    ],
    [
      'Jürgen Moll',
      'Käufer eines Fachwerkhauses in Braubach',
      'Vor der Unterschrift wusste ich, was am Dach auf mich zukommt. Wir haben den Preis danach neu verhandelt.',
    ],
    [
      'Elena Popescu',
      'Eigentümerin in Boppard',
      'Man hat mir vom großen Gutachten abgeraten, weil für die Bank ein kleineres genügte. Das hat mich überzeugt.',
    ],
    [
      'Familie Thelen',
      'Nachbarn einer Baustelle in Koblenz',
      'Nach den Bauarbeiten war ein Riss mehr in der Wand. Mit den Fotos von vorher war die Sache nach einem Brief geklärt.',
    ],
    [
      'Hans-Werner Paulus',
      'Vermieter in St. Goar',
      'Drei Leute hatten mir drei Ursachen für den Schimmel genannt. Hier wurde gemessen, und dann war es eine.',
    ],
    [
      'Karin Böhm',
      'Erbin einer Wohnung in Lahnstein',
      'Der Sachverständige hat mir am Telefon noch einmal erklärt, was ein Stichtag ist. Ohne Eile und ohne Fachwörter.',
    ],
    [
      'Oliver Franke',
      'Eigentümer in Oberwesel',
      'Das Gutachten war eine Woche früher da als zugesagt. Bei Hochwasser und Denkmalschutz merkt man, dass sie den Ort kennen.',
    ],
  ],
  schadensanierung: [
    [
      'Monika Wirtz',
      'Eigentümerin eines Mietshauses in Rhens',
      'Samstagabend platzte das Rohr im zweiten Stock. Am Sonntagmittag liefen die Trockner, und ich wusste, was es ungefähr kosten wird.',
    ],
    [
      'Stefan Krämer',
      'Vermieter in Braubach',
      'Die Versicherung wollte Messprotokolle. Die lagen schon im Ordner, bevor ich danach gefragt habe.',
    ],
    [
      'Ayşe Demir',
      'Eigentümerin einer Wohnung in Koblenz',
      'Zum ersten Mal hat jemand die Wärmebrücke gesucht und nicht nur gestrichen. Zwei Winter, kein Fleck.',
    ],
    [
      'Familie Oster',
      'Wohnhaus am Rhein in St. Goar',
      'Nach dem Hochwasser haben sie die Steckdosen höher gesetzt und den Kellerboden anders aufgebaut. Beim nächsten Mal wird gewischt.',
    ],
    [
      'Rolf Hermes',
      'Vermieter in Spay',
      'Die Trocknung hat drei Wochen gedauert, das war zäh. Aber es wurde jede Woche gemessen und mir der Stand geschickt.',
    ],
    [
      'Christine Engel',
      'Eigentümerin eines Hauses in Oberwesel',
      'Nach dem Küchenbrand roch das ganze Haus. Meine Mieter konnten im oberen Stock bleiben, weil alles gut abgeschottet war.',
    ],
    [
      'Daniel Vogt',
      'Vermieter in Lahnstein',
      'Maler, Bodenleger, Elektriker: Ich hatte eine Nummer für alle. Abgenommen haben wir an einem Vormittag.',
    ],
  ],
  instandhaltungsarbeiten: [
    [
      'Gabriele Stein',
      'Eigentümerin von acht Wohnungen in Rhens',
      'Die Dachrinnen werden jetzt im Herbst gereinigt, ohne dass ich daran denken muss. Das Foto kommt per E-Mail.',
    ],
    [
      'Uwe Castor',
      'Vermieter in Braubach',
      'Treppenhaus gestrichen, Termin gehalten, Preis gehalten. Zwischendurch hat mich niemand gebraucht.',
    ],
    [
      'Nina Albrecht',
      'Eigentümerin in Koblenz',
      'Das Bad war nach drei Wochen fertig statt nach zwei, weil die Fliesen fehlten. Man hat es mir gesagt, bevor ich fragen musste.',
    ],
    [
      'Heinz Gerlach',
      'Vermieter in St. Goar',
      'Im Angebot stand, was ein Mieter über die Miete trägt und was nicht. So deutlich hatte mir das noch niemand aufgeschrieben.',
    ],
    [
      'Paula Ferreira',
      'Eigentümerin eines Hauses in Boppard',
      'Der Heizungsbauer kam aus dem Nachbarort und kannte die Anlage vom letzten Jahr. Nach einer halben Stunde lief sie wieder.',
    ],
    [
      'Eigentümergemeinschaft Am Bergweg',
      'Zwölf Wohnungen in Lahnstein',
      'Unser Jahresplan hat eine Seite. Vorher hatten wir einen Ordner voller Zettel und jedes Jahr dieselbe Überraschung.',
    ],
    [
      'Matthias Rehm',
      'Vermieter in Oberwesel',
      'Zwischen zwei Mietern lagen zehn Tage. Böden, Wände und Küche waren fertig, die Schlüssel lagen bereit.',
    ],
  ],
  nebenkostenabrechnung: [
    [
      'Renate Siebert',
      'Vermieterin von vier Wohnungen in Rhens',
      'Ich habe die Abrechnung jedes Jahr vor mir hergeschoben. Jetzt schicke ich einen Umschlag ab und bekomme vier fertige Briefe.',
    ],
    [
      'Bernd Kaiser',
      'Vermieter in Braubach',
      'Bei der Durchsicht fiel auf, dass ich jahrelang die Wartung falsch verteilt hatte. Niemand hat daraus ein Drama gemacht.',
    ],
    [
      'Fatima Haddad',
      'Eigentümerin eines Wohn- und Geschäftshauses in Koblenz',
      'Sechs Wohnungen und ein Laden mit eigener Heizung: Das hatte mir vorher niemand sauber getrennt.',
    ],
    [
      'Wolfgang Lang',
      'Vermieter in St. Goar',
      'Die CO₂-Kosten hätte ich allein nicht aufteilen können. In der Abrechnung steht der Rechenweg, und meine Mieter haben ihn verstanden.',
    ],
    [
      'Julia Brandt',
      'Eigentümerin zweier Häuser in Lahnstein',
      'Ein Mieter wollte die Belege sehen. Zwei Tage später hatte er sie als PDF, und ich hatte damit nichts zu tun.',
    ],
    [
      'Familie Krupp',
      'Vermieter einer Einliegerwohnung in Spay',
      'Für eine einzige Wohnung hatten wir mit einer Absage gerechnet. Es gab einen festen Preis und eine saubere Rechnung.',
    ],
    [
      'Georg Matthes',
      'Vermieter in Oberwesel',
      'Beim Wasser passten die Zähler nicht zusammen. Der Hinweis auf die undichte Spülung kam mit der Abrechnung.',
    ],
  ],
}
