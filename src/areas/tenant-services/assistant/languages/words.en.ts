import type { ForeignWords } from './words.ts'

export const en: ForeignWords = {
  dangers: {
    gas: {
      title: 'You smell gas',
      steps: [
        'No flame, no light switch, no doorbell and no phone inside the house.',
        'Open windows, warn everybody (knock, do not ring) and leave the house.',
        'Call 112 once you are outside. The number of the gas network operator stands on the gas meter.',
      ],
    },
    fire: {
      title: 'Fire or smoke',
      steps: [
        'Warn everybody, close the doors behind you and leave the house.',
        'Do not walk through smoke and do not use the lift.',
        'If the way out is blocked: close the door and make yourself seen at a window. Call 112.',
      ],
    },
    co: {
      title: 'Carbon monoxide',
      steps: [
        'Everybody out at once, even if you smell nothing. Open the windows on the way.',
        'Call 112 from outside, also if you only have a headache, feel dizzy or sick.',
      ],
    },
    person: {
      title: 'Somebody is in danger',
      steps: [
        'Call 112. Say where you are and what happened, and do not hang up first.',
        'Bring yourself and others to safety without endangering yourself.',
        'Give first aid; the control centre tells you on the phone what to do.',
      ],
    },
    silent: {
      title: 'Somebody does not open and may need help',
      steps: [
        'Ring, knock and call out. Ask who has a key.',
        'No answer, and you are worried: call 112, the fire brigade opens the door. The police help at 110.',
      ],
    },
    violence: {
      title: 'You are threatened, or somebody is breaking in',
      steps: [
        'Get to safety, and do not stand in anybody’s way.',
        'Call 110 as soon as you can.',
        'After a burglary: touch nothing until the police have been there.',
        'Violence at home: 116 016 listens day and night, in many languages.',
      ],
    },
    suicide: {
      title: 'You are not alone',
      steps: [
        'Call 0800 1110111 (TelefonSeelsorge), day and night, free and without your name. Also 116 123.',
        'If somebody is in danger right now: call 112.',
        'If it is about somebody else: stay with them or on the phone until help is there.',
      ],
    },
    locked: {
      title: 'Somebody is locked in, or the stove is on inside',
      steps: [
        'Call 112: if a child is alone inside or the stove is on, the fire brigade opens the door.',
        'Talk to the child through the door. Do not climb in from outside.',
      ],
    },
    collapse: {
      title: 'Something is collapsing or falling down',
      steps: [
        'Leave the room and keep away, also outside below it.',
        'Warn everybody above and below.',
        'If somebody is hurt or more may fall: 112. Then call us.',
      ],
    },
    water: {
      title: 'Water is leaking',
      steps: [
        'Close the main valve if you can reach it safely. It is mostly in the cellar, the kitchen or the bathroom.',
        'If water stands at sockets, lamps or appliances: do not step into it, touch nothing, leave the room.',
        'Call us at once. If somebody is in danger, call 112 first.',
      ],
    },
    electricity: {
      title: 'Danger from electricity',
      steps: [
        'Touch nothing, step into no water and keep others away, children above all.',
        'Switch off the fuse if you can reach it dry and safely.',
        'If somebody had a shock, or you see sparks or smoke: 112. Otherwise call us at once.',
      ],
    },
    lift: {
      title: 'You are stuck in the lift',
      steps: [
        'Press the emergency button in the cabin and wait for the answer.',
        'Stay in the cabin, and do not try to open the door.',
        'If nobody answers, or somebody feels ill: 112.',
      ],
    },
    frost: {
      title: 'No heating, and somebody cannot bear the cold',
      steps: [
        'Call us at once.',
        'Bring babies, the sick and the old to neighbours or relatives until it is warm again.',
        'Do not heat with a barbecue, gas cooker or oven: that can kill. If somebody is very cold, sleepy or confused: 112.',
      ],
    },
    unclear: {
      title: 'Do you need help at once?',
      steps: [
        'Fire, gas, somebody is hurt: 112.',
        'Burglary or threat: 110.',
        'A leak, live wires, the lift is stuck: call us.',
      ],
    },
  },
  cries: { alone: 'help emergency mayday', polite: 'urgent please' },
  helpers: {
    fire: 'Fire brigade, ambulance',
    police: 'Police',
    listener: 'Somebody who listens',
    us: 'our emergency line',
  },
  always: '24 hours',
  officeHours: 'our office',
  inDanger: 'If somebody is in danger:',
  report: {
    label: 'Report the damage (in German)',
    to: '/schadensmeldung',
    why: 'Is everybody safe, and have you called? Then report the damage, with photos if you can.',
  },
  onlyInGerman: 'I can look things up in German only. A person will help you: call us or write to us.',
  handOvers: [
    { label: 'Write to us', to: '/kontakt', why: 'Write in English or German; a person reads it and answers you.' },
    { label: 'Report damage', to: '/schadensmeldung', why: 'Is something broken? Report it here (form in German).' },
    { label: 'Report a lost key', to: '/schluessel-verloren', why: 'Is a key missing? Tell us (form in German).' },
    { label: 'See the flats', to: '/wohnungen', why: 'All our flats, with rent, size and pictures.' },
  ],
}
