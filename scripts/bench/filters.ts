/** What people look for, as in the overview's address; `{n}` makes each one that nobody asked before. */
export const filters = [
  'status=available&flaeche_von=1.{n}',
  'zimmer_von=2&zimmer_bis=3&warmmiete_bis=900&flaeche_von=1.{n}',
  'status=available&zimmer_von=3&flaeche_von=70.{n}&warmmiete_bis=1200&sortierung=guenstigste',
  'suche=Balkon&status=available&flaeche_von=1.{n}',
  'ausstattung=balkon&ausstattung=aufzug&sortierung=groesste&flaeche_von=1.{n}',
  'ort=Lahnstein&status=available&flaeche_von=1.{n}',
  'frei_ab=2027-01-01&zimmer_von=4&sortierung=frueheste&flaeche_von=1.{n}',
  'suche=Dachgeschoss&seite=3&flaeche_von=1.{n}',
  'haustiere=ja&flaeche_bis=60.{n}&sortierung=kleinste',
]
