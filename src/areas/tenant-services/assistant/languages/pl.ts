import type { ForeignWords } from './words.ts'

export const pl: ForeignWords = {
  dangers: {
    gas: {
      title: 'Czuć gaz',
      steps: [
        'Żadnego ognia, włączników, dzwonka ani telefonu w budynku.',
        'Otworzyć okna, ostrzec wszystkich (pukać, nie dzwonić) i wyjść z domu.',
        'Na zewnątrz zadzwonić pod 112. Numer operatora gazu jest na liczniku.',
      ],
    },
    fire: {
      title: 'Pożar lub dym',
      steps: [
        'Ostrzec wszystkich, zamykać za sobą drzwi, wyjść z domu.',
        'Nie iść przez dym, nie używać windy.',
        'Droga odcięta: zamknąć drzwi i pokazać się w oknie. Zadzwonić pod 112.',
      ],
    },
    co: {
      title: 'Czad (tlenek węgla)',
      steps: [
        'Wszyscy natychmiast na zewnątrz, nawet jeśli nic nie czuć. Po drodze otworzyć okna.',
        'Na zewnątrz zadzwonić pod 112, także przy bólu głowy, zawrotach lub mdłościach.',
      ],
    },
    person: {
      title: 'Człowiek jest w niebezpieczeństwie',
      steps: [
        'Zadzwonić pod 112. Powiedzieć, gdzie i co się stało; nie rozłączać się pierwszemu.',
        'Zadbać o własne bezpieczeństwo. Dyspozytor powie, jak pomóc.',
      ],
    },
    silent: {
      title: 'Ktoś nie otwiera i może potrzebować pomocy',
      steps: [
        'Dzwonić, pukać, wołać. Zapytać, kto ma klucz.',
        'Brak odpowiedzi: zadzwonić pod 112, straż otworzy drzwi. Policja: 110.',
      ],
    },
    violence: {
      title: 'Ktoś grozi lub się włamuje',
      steps: [
        'Schronić się w bezpiecznym miejscu, nikomu nie stawać na drodze.',
        'Zadzwonić pod 110, gdy tylko to możliwe.',
        'Przemoc w domu: 116 016, całą dobę, w wielu językach.',
      ],
    },
    suicide: {
      title: 'Nie są Państwo sami',
      steps: [
        'Zadzwonić pod 0800 1110111 (TelefonSeelsorge): całą dobę, bezpłatnie, anonimowo.',
        'Bezpośrednie zagrożenie: 112. Zostać przy tej osobie, aż przyjdzie pomoc.',
      ],
    },
    locked: {
      title: 'Ktoś jest zamknięty albo w środku włączona jest kuchenka',
      steps: [
        'Zadzwonić pod 112: gdy w środku jest dziecko lub włączona kuchenka, straż otworzy drzwi.',
        'Mówić do dziecka przez drzwi. Nie wspinać się z zewnątrz.',
      ],
    },
    collapse: {
      title: 'Coś się wali lub spada',
      steps: [
        'Opuścić pomieszczenie i trzymać się z daleka, także na ulicy.',
        'Ostrzec innych. Ktoś ranny lub może spaść więcej: 112. Potem zadzwonić do nas.',
      ],
    },
    water: {
      title: 'Leje się woda',
      steps: [
        'Zakręcić główny zawór, jeśli to bezpieczne. Zwykle jest w piwnicy, kuchni lub łazience.',
        'Woda przy gniazdkach lub urządzeniach: nie wchodzić, niczego nie dotykać, wyjść.',
        'Od razu zadzwonić do nas. Ktoś w niebezpieczeństwie: najpierw 112.',
      ],
    },
    electricity: {
      title: 'Niebezpieczeństwo: prąd',
      steps: [
        'Niczego nie dotykać, nie wchodzić do wody, trzymać dzieci z daleka.',
        'Wyłączyć bezpiecznik, jeśli jest sucho i bezpiecznie.',
        'Porażenie, iskry lub dym: 112. W innym razie od razu zadzwonić do nas.',
      ],
    },
    lift: {
      title: 'Winda utknęła',
      steps: [
        'Nacisnąć przycisk alarmowy w kabinie i czekać na odpowiedź.',
        'Zostać w kabinie, nie otwierać drzwi.',
        'Nikt nie odpowiada lub ktoś źle się czuje: 112.',
      ],
    },
    frost: {
      title: 'Nie ma ogrzewania, a ktoś nie zniesie zimna',
      steps: [
        'Od razu zadzwonić do nas.',
        'Zaprowadzić niemowlęta, chorych i starszych do sąsiadów lub rodziny.',
        'Nie grzać grillem ani kuchenką. Ktoś bardzo zimny, senny lub splątany: 112.',
      ],
    },
    unclear: {
      title: 'Potrzebna natychmiastowa pomoc?',
      steps: ['Pożar, gaz, ktoś ranny: 112.', 'Włamanie lub groźby: 110.', 'Woda, prąd, winda: zadzwonić do nas.'],
    },
  },
  cries: { alone: 'pomocy ratunku pilne', polite: '' },
  helpers: { fire: 'Straż, pogotowie', police: 'Policja', listener: 'Ktoś, kto wysłucha', us: 'nasz dyżur' },
  always: 'całą dobę',
  officeHours: 'nasze biuro',
  inDanger: 'Jeśli ktoś jest w niebezpieczeństwie:',
  report: {
    label: 'Zgłosić szkodę (po niemiecku)',
    to: '/schadensmeldung',
    why: 'Wszyscy bezpieczni, telefon wykonany? Wtedy proszę zgłosić szkodę, najlepiej ze zdjęciami.',
  },
  onlyInGerman:
    'Szukam odpowiedzi tylko po niemiecku. Pomoże człowiek: proszę zadzwonić albo napisać po niemiecku lub angielsku.',
  handOvers: [
    { label: 'Napisać do nas', to: '/kontakt', why: 'Po niemiecku lub angielsku; odpowie człowiek.' },
    {
      label: 'Zgłosić szkodę',
      to: '/schadensmeldung',
      why: 'Coś się zepsuło? Proszę zgłosić tutaj (formularz po niemiecku).',
    },
    { label: 'Mieszkania', to: '/wohnungen', why: 'Wszystkie nasze mieszkania z czynszem, metrażem i zdjęciami.' },
  ],
}
