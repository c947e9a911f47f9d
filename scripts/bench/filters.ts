/** What people look for, as in the overview's address. */
export const filters = [
  'status=available',
  'zimmer_von=2&zimmer_bis=3&warmmiete_bis=900',
  'status=available&zimmer_von=3&flaeche_von=70&warmmiete_bis=1200&sortierung=guenstigste',
  'suche=Balkon&status=available',
  'ausstattung=balkon&ausstattung=aufzug&sortierung=groesste',
  'ort=Lahnstein&status=available',
  'frei_ab=2027-01-01&zimmer_von=4&sortierung=frueheste',
  'suche=Dachgeschoss&seite=3',
  'haustiere=ja&flaeche_bis=60&sortierung=kleinste',
]
