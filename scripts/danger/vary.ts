import { randomFrom, type Sentence } from './sentences.ts'

// What people put before and after what they want to say, in danger or not.
const around: Record<string, { before: string[]; after: string[] }> = {
  de: {
    before: [
      'hallo',
      'guten tag',
      'bitte',
      'hilfe',
      'schnell',
      'entschuldigung',
      'ich wohne im dritten stock und',
      'also',
      'achtung',
      'bei uns im haus',
      'seit eben',
      'ich weiß nicht was ich machen soll',
      'können sie helfen',
      'heute',
      'ich glaube',
      'oh gott',
      'servus',
      'moin',
      'sagen sie mal',
      'ich hab eine frage',
      'gerade',
    ],
    after: [
      'was soll ich tun',
      'bitte schnell',
      'wen rufe ich an',
      'danke',
      'was tun',
      'hilfe',
      'bitte melden',
      'in der ringstraße 5',
      'ich wohne im 2. stock',
      'können sie kommen',
      'und jetzt',
      'seit zehn minuten',
      'mfg',
      'wer ist zuständig',
      'was mache ich',
    ],
  },
  en: {
    before: [
      'hello',
      'hi',
      'please',
      'help',
      'omg',
      'i live on the third floor and',
      'excuse me',
      'i think',
      'today',
      'quick',
    ],
    after: [
      'what should i do',
      'please help',
      'who do i call',
      'thanks',
      'hurry',
      'what now',
      'in my building',
      'can you come',
    ],
  },
  uk: {
    before: ['добрий день', 'допоможіть', 'будь ласка', 'швидше', 'у нас', 'підкажіть'],
    after: ['що робити', 'допоможіть', 'кому дзвонити', 'дякую', 'що мені робити'],
  },
  ru: {
    before: ['здравствуйте', 'помогите', 'пожалуйста', 'срочно', 'у нас', 'подскажите'],
    after: ['что делать', 'помогите', 'куда звонить', 'спасибо', 'что мне делать'],
  },
  pl: {
    before: ['dzień dobry', 'pomocy', 'proszę', 'szybko', 'u nas', 'halo'],
    after: ['co robić', 'pomóżcie', 'gdzie dzwonić', 'dziękuję', 'proszę o pomoc'],
  },
  tr: {
    before: ['merhaba', 'yardım edin', 'lütfen', 'acil', 'imdat', 'bizde'],
    after: ['ne yapmalıyım', 'yardım edin', 'kimi arayayım', 'teşekkürler', 'lütfen'],
  },
  ro: {
    before: ['bună ziua', 'ajutor', 'vă rog', 'repede', 'la noi', 'alo'],
    after: ['ce să fac', 'ajutați-mă', 'pe cine sun', 'mulțumesc', 'vă rog'],
  },
  ar: {
    before: ['مرحبا', 'ساعدوني', 'من فضلك', 'بسرعة', 'عندنا', 'لو سمحت'],
    after: ['ماذا أفعل', 'شو اعمل', 'بمن أتصل', 'شكرا', 'ساعدونا'],
  },
}

/** Every sentence as it is, and again with a slip of the finger, with what people say around it, or in the middle of a long story. */
export function varied(sentences: readonly Sentence[], seed: number): Sentence[] {
  const random = randomFrom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const harmless = Map.groupBy(
    sentences.filter(({ danger }) => danger === 'none'),
    ({ language }) => language,
  )
  return [...sentences.flatMap(variants), ...nonsense()]

  /** Words that do not exist, for whatever nobody thought of is harmless rather than not. */
  function nonsense(): Sentence[] {
    const all = [...harmless.values()].flat()
    return Array.from({ length: all.length / 2 }, () => {
      const { language, text } = pick(all)
      const [words, others] = [text, pick(all).text].map((each) => each.split(' '))
      const mixed = words?.map((word) => {
        const other = pick(others ?? [word])
        return word.slice(0, Math.ceil(word.length / 2)) + other.slice(Math.ceil(other.length / 2))
      })
      return { danger: 'none', language, text: (mixed ?? []).join(' ') }
    })
  }

  function variants(sentence: Sentence): Sentence[] {
    const { before, after } = around[sentence.language] ?? { before: [], after: [] }
    const texts = [sentence.text]
    if (random() < 0.5) texts.push(slipped(sentence.text))
    if (random() < 0.5) texts.push(`${pick(before)} ${sentence.text}`)
    if (random() < 0.5) texts.push(`${sentence.text} ${pick(after)}`)
    if (random() < 0.15) {
      const other = () => pick(harmless.get(sentence.language) ?? []).text
      texts.push(random() < 0.5 ? `${other()} ${sentence.text}` : `${sentence.text} ${other()}`)
    }
    return texts.map((text) => ({ ...sentence, text }))
  }

  /** A letter too many, too few, wrong or swapped with the next. */
  function slipped(text: string): string {
    const at = 1 + Math.floor(random() * Math.max(1, text.length - 2))
    const kinds = [
      () => text.slice(0, at) + text.slice(at + 1),
      () => text.slice(0, at) + pick([...'enirstaul']) + text.slice(at),
      () => text.slice(0, at) + pick([...'enirstaul']) + text.slice(at + 1),
      () => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
    ]
    return pick(kinds)()
  }
}
