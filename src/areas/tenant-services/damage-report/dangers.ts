/** First steps, by danger, as the fire brigades advise: https://www.bbk.bund.de (Brand, Stromausfall, Hochwasser) and the gas network operators. */
export const dangers = {
  gas: {
    title: 'Es riecht nach Gas',
    steps: [
      'Kein Feuer, keinen Lichtschalter, keine Klingel und kein Telefon im Haus benutzen.',
      'Fenster öffnen, alle warnen (klopfen, nicht klingeln), Haus verlassen.',
      'Erst draußen anrufen.',
    ],
  },
  fire: {
    title: 'Es brennt oder raucht',
    steps: [
      'Alle warnen, Türen hinter sich schließen, Haus verlassen.',
      'Nicht durch Rauch gehen und keinen Aufzug benutzen.',
      'Ist der Weg versperrt: Tür schließen, am Fenster bemerkbar machen.',
    ],
  },
  water: {
    title: 'Wasser läuft in Strom',
    steps: [
      'Nicht ins Wasser treten und nichts Elektrisches anfassen.',
      'Sicherung nur ausschalten, wenn Sie trocken hinkommen.',
      'Raum verlassen, andere fernhalten.',
    ],
  },
} as const
