/**
 * What each picture of db/seed/pictures shows. They are computer generated, which every text says first; towns, castle
 * and houses are invented, so no text names a real sight.
 */
export const pictureTexts = {
  'rhine0-0':
    'Visualisierung: Flusstal am Morgen, ein Dorf mit Kirchturm am Ufer, dahinter Weinberge und eine Burg auf bewaldetem Hang',
  'rhine1-1':
    'Visualisierung: Flusstal am Mittag, links Weinberge unter einer Burg, ein Dorf am Ufer und ein weißes Ausflugsschiff auf dem Wasser',
  'rhine3-2':
    'Visualisierung: Flusstal im Herbst, rotbraune Wälder an den Hängen, ein Dorf in der Flussbiegung und ein Ausflugsschiff',
  'mfh_rhens_left-0':
    'Visualisierung: weißes Mehrfamilienhaus mit dunklem Dach und drei Balkonreihen, davor eine Hecke und ein junger Baum',
  'mfh_rhens_evening-0':
    'Visualisierung: dasselbe weiße Mehrfamilienhaus im warmen Abendlicht, Balkone mit Blumenkästen über dem Hauseingang',
  'mfh_panel_right-3':
    'Visualisierung: viergeschossiges weißes Wohnhaus mit blau verkleideten Balkonen und zwei Schornsteinen auf dem Dach',
  'mfh_braubach_left-0':
    'Visualisierung: hellgelbes Mehrfamilienhaus mit rotem Ziegeldach, drei Gauben und bepflanzten Balkonen an der Seite',
  'mfh_braubach_right-8':
    'Visualisierung: hellgelbes Mehrfamilienhaus von der Balkonseite, rotes Ziegeldach mit Gauben, davor eine hohe Hecke',
  'mfh_neubau_left-7':
    'Visualisierung: weißer Neubau mit zurückgesetztem Dachgeschoss, großen Fenstern und Balkonen mit Glasbrüstung',
  'mfh_neubau_right-2':
    'Visualisierung: weißer Neubau über Eck gesehen, umlaufende Dachterrasse und Balkone auf zwei Seiten',
  'mfh_goar_left-1':
    'Visualisierung: helles Mehrfamilienhaus mit Schieferdach, Gauben und ockerfarben abgesetztem Treppenhaus',
  'mfh_wesel_right-4':
    'Visualisierung: weißes Mehrfamilienhaus mit hellgrün verkleideten Balkonen auf vier Geschossen, davor eine Hecke',
  'efh_slate_left-0':
    'Visualisierung: weißes Einfamilienhaus mit Schieferdach, blauen Fensterläden und blauer Haustür hinter einer Hecke',
  'efh_slate_right-9':
    'Visualisierung: weißes Einfamilienhaus mit Schieferdach von der Giebelseite, hohe Fenster zum Garten und blaue Läden',
  'efh_braun_left-2':
    'Visualisierung: cremefarbenes Wohnhaus mit braunen Fenstern, rotem Ziegeldach und kleinem Balkon zum Garten',
  'efh_braun_right-0':
    'Visualisierung: cremefarbenes Wohnhaus mit Balkon und Terrasse, rotes Dach mit zwei Dachfenstern',
  'efh_modern_right-6':
    'Visualisierung: modernes weißes Einfamilienhaus mit Solarmodulen auf dem Dach und holzverkleidetem Eingang',
  'efh_rot_left-5':
    'Visualisierung: weißes Einfamilienhaus mit rotem Ziegeldach und rotbraunen Fensterläden hinter einer Hecke',
  'gewerbe_left-0':
    'Visualisierung: zweigeschossiges weißes Gewerbegebäude mit Flachdach, dunklen Fenstern und blauem Eingangsstreifen',
  'living-0': 'Visualisierung: Wohnzimmer mit hellem Ecksofa, blauem Sessel und bodentiefem Fenster auf Holzboden',
  'living-1': 'Visualisierung: Wohnzimmer mit grünem Ecksofa vor hellgrüner Wand, Zimmerpflanze am Fenster',
  'living-2': 'Visualisierung: Wohnzimmer mit dunkelblauem Ecksofa, hellem Couchtisch und bodentiefem Fenster',
  'living-3':
    'Visualisierung: Wohnzimmer mit cremefarbenem Ecksofa, blauem Sessel und großer Zimmerpflanze auf hellem Holzboden',
  'living2-0': 'Visualisierung: Wohn- und Essbereich mit Holztisch, grünen Stühlen und Fenstertüren ins Grüne',
  'living2-2': 'Visualisierung: Wohn- und Essbereich mit Holztisch, hellen Stühlen und Fenstertüren ins Grüne',
  'kitchen-0': 'Visualisierung: weiße Einbauküche mit Holzarbeitsplatte, Esstisch und blauer Hängelampe',
  'kitchen-1': 'Visualisierung: grüne Einbauküche mit heller Arbeitsplatte, Spüle unter dem Fenster und Esstisch davor',
  'kitchen-2': 'Visualisierung: dunkelblaue Einbauküche mit Holzarbeitsplatte, zwei Fenstern und hellem Esstisch',
  'kitchen-3': 'Visualisierung: weiße Einbauküche mit dunkler Arbeitsplatte, blauer Hängelampe und Esstisch',
  'bedroom-1': 'Visualisierung: Schlafzimmer mit Doppelbett, grüner Decke und Kleiderschrank vor hellgrüner Wand',
  'bedroom-2': 'Visualisierung: Schlafzimmer mit Doppelbett, blauem Kopfteil und großer Pflanze am Fenster',
  'bedroom-3': 'Visualisierung: Schlafzimmer mit Doppelbett, blauer Decke und hellblauer Wand, Fenster mit Vorhang',
  'bath-0': 'Visualisierung: Bad mit freistehender Wanne, Holzwaschtisch, rundem Spiegel und Fenster',
  'bath-1': 'Visualisierung: Bad mit freistehender Wanne, dunklem Holzwaschtisch und goldgerahmtem Spiegel',
  'bath-2': 'Visualisierung: Bad mit freistehender Wanne, hellem Holzwaschtisch und rundem Spiegel am Fenster',
  'bath-3': 'Visualisierung: Bad mit freistehender Wanne, hellblauen Fliesen und rundem Spiegel',
  'balcony-0': 'Visualisierung: Balkon mit zwei blauen Sesseln und rundem Tisch, Blick auf Fluss, Dorf und Weinberge',
  'balcony-1':
    'Visualisierung: Balkon mit zwei gelben Sesseln hinter einem Stabgeländer, Blick auf Fluss und Weinberge',
  'balcony-2':
    'Visualisierung: Balkon mit zwei orangefarbenen Sesseln und Glasgeländer, Blick auf den Fluss und ein Dorf am Ufer',
  'plan-1': 'Visualisierung: Grundriss mit einem Zimmer, Kochecke und Bad',
  'plan-2': 'Visualisierung: Grundriss mit Wohnzimmer, Schlafzimmer, Küche, Flur und Bad mit Fenster',
  'plan-3': 'Visualisierung: Grundriss mit Wohnzimmer, zwei weiteren Zimmern, Küche, Flur und Bad mit Fenster',
} as const satisfies Record<string, `Visualisierung: ${string}`>

export type PictureName = keyof typeof pictureTexts

const rooms: Record<string, string> = {
  living: 'Wohnzimmer',
  living2: 'Wohn- und Essbereich',
  kitchen: 'Küche',
  bedroom: 'Schlafzimmer',
  bath: 'Bad',
  balcony: 'Balkon',
  plan: 'Grundriss (Beispiel)',
}

/** The room that a picture of a flat shows, as its caption. */
export function roomTitle(picture: PictureName): string {
  return rooms[picture.split('-')[0] ?? ''] ?? 'Ansicht'
}
