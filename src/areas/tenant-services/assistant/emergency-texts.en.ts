import { site } from '#site'
import type { HandOver } from './answer.ts'
import type { EmergencyTexts } from './emergency-texts.ts'

export const englishEmergencyTexts: EmergencyTexts = {
  gas: {
    title: 'You smell gas',
    steps: [
      'No flame, no light switch, no doorbell and no phone inside the house.',
      'Open windows, warn everybody (knock, do not ring) and leave the house.',
      'Call only once you are outside.',
    ],
  },
  fire: {
    title: 'Fire or smoke',
    steps: [
      'Warn everybody, close the doors behind you and leave the house.',
      'Do not walk through smoke and do not use the lift.',
      'If the way out is blocked: close the door and make yourself seen at a window.',
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
  violence: {
    title: 'You are threatened, or somebody is breaking in',
    steps: [
      'Get to safety, and do not stand in anybody’s way.',
      'Call 110 as soon as you can.',
      'After a burglary: touch nothing until the police have been there.',
    ],
  },
  collapse: {
    title: 'Something is collapsing or falling down',
    steps: [
      'Leave the room and keep away, also outside below it.',
      'Warn everybody above and below.',
      'If somebody is hurt or more may fall: 112. Then call us{{nachts}}.',
    ],
  },
  water: {
    title: 'Water is leaking',
    steps: [
      'Close the main valve if you can reach it safely. It is mostly in the cellar, the kitchen or the bathroom.',
      'If water stands at sockets, lamps or appliances: do not step into it, touch nothing, leave the room.',
      'Call us at once{{nachts}}. If somebody is in danger, call 112 first.',
    ],
  },
  electricity: {
    title: 'Live wires',
    steps: [
      'Touch nothing and keep others away, children above all.',
      'Switch off the fuse if you can reach it dry and safely.',
      'Call us at once{{nachts}}. If somebody had an electric shock: 112.',
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
  unclear: {
    title: 'Do you need help at once?',
    steps: [
      'Fire, gas, somebody is hurt: 112.',
      'Burglary or threat: 110.',
      'A leak, live wires, the lift is stuck: call us{{nachts}}.',
    ],
  },
}

export const englishReport: HandOver = {
  label: 'Report the damage (in German)',
  to: '/schadensmeldung',
  why: 'Is everybody safe, and have you called? Then report the damage, with photos if you can.',
}

/** Of the numbers to call. */
export const englishLabels = (): Record<string, string> => ({
  [`tel:${site.emergency.fire}`]: `${site.emergency.fire} Fire brigade, ambulance`,
  [`tel:${site.emergency.police}`]: `${site.emergency.police} Police`,
  [site.phone.href]: `${site.phone.shown} (our emergency line${site.emergency.isAlways ? ', 24 hours' : ''})`,
})
