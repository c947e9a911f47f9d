import type { ForeignWords } from './words.ts'

export const tr: ForeignWords = {
  dangers: {
    gas: {
      title: 'Gaz kokusu',
      steps: [
        'Evde ateş, ışık düğmesi, zil ve telefon kullanmayın.',
        'Pencereleri açın, herkesi uyarın (kapıya vurun, zile basmayın), evden çıkın.',
        'Dışarıda 112’yi arayın. Gaz şirketinin numarası gaz sayacında yazar.',
      ],
    },
    fire: {
      title: 'Yangın veya duman',
      steps: [
        'Herkesi uyarın, kapıları arkanızdan kapatın, evden çıkın.',
        'Dumanın içinden geçmeyin, asansör kullanmayın.',
        'Çıkış kapalıysa: kapıyı kapatın, pencerede görünün. 112’yi arayın.',
      ],
    },
    co: {
      title: 'Karbonmonoksit',
      steps: [
        'Koku almasanız da hemen herkes dışarı çıksın. Çıkarken pencereleri açın.',
        'Dışarıda 112’yi arayın; baş ağrısı, baş dönmesi veya bulantıda da.',
      ],
    },
    person: {
      title: 'Bir insan tehlikede',
      steps: [
        '112’yi arayın. Nerede olduğunuzu ve ne olduğunu söyleyin, önce siz kapatmayın.',
        'Kendinizi tehlikeye atmayın. Ne yapacağınızı telefonda söylerler.',
      ],
    },
    silent: {
      title: 'Biri kapıyı açmıyor, yardıma ihtiyacı olabilir',
      steps: [
        'Zile basın, kapıya vurun, seslenin. Kimde anahtar var, sorun.',
        'Cevap yoksa 112’yi arayın, itfaiye kapıyı açar. Polis: 110.',
      ],
    },
    violence: {
      title: 'Tehdit ediliyorsunuz veya biri içeri giriyor',
      steps: [
        'Güvenli bir yere gidin, kimsenin yoluna çıkmayın.',
        'Mümkün olur olmaz 110’u arayın.',
        'Evde şiddet: 116 016, gece gündüz, birçok dilde.',
      ],
    },
    suicide: {
      title: 'Yalnız değilsiniz',
      steps: [
        '0800 1110111’i arayın (TelefonSeelsorge): gece gündüz, ücretsiz, isimsiz.',
        'Biri şu anda tehlikedeyse: 112. Yardım gelene kadar yanında kalın.',
      ],
    },
    locked: {
      title: 'Biri içeride kilitli veya ocak açık',
      steps: [
        '112’yi arayın: içeride çocuk varsa veya ocak açıksa itfaiye kapıyı açar.',
        'Çocukla kapının arkasından konuşun. Dışarıdan tırmanmayın.',
      ],
    },
    collapse: {
      title: 'Bir şey çöküyor veya düşüyor',
      steps: [
        'Odadan çıkın ve uzak durun, sokakta da.',
        'Herkesi uyarın. Yaralı varsa veya daha düşecekse: 112. Sonra bizi arayın.',
      ],
    },
    water: {
      title: 'Su akıyor',
      steps: [
        'Güvenliyse ana vanayı kapatın. Genelde bodrumda, mutfakta veya banyodadır.',
        'Prizlerin veya cihazların yanında su varsa: basmayın, dokunmayın, odadan çıkın.',
        'Hemen bizi arayın. Biri tehlikedeyse önce 112.',
      ],
    },
    electricity: {
      title: 'Elektrik tehlikesi',
      steps: [
        'Hiçbir şeye dokunmayın, suya basmayın, çocukları uzak tutun.',
        'Kuru ve güvenliyse sigortayı kapatın.',
        'Çarpılan varsa, kıvılcım veya duman varsa: 112. Yoksa hemen bizi arayın.',
      ],
    },
    lift: {
      title: 'Asansörde kaldınız',
      steps: [
        'Kabindeki acil düğmesine basın ve cevabı bekleyin.',
        'Kabinde kalın, kapıyı açmaya çalışmayın.',
        'Cevap yoksa veya biri kötüyse: 112.',
      ],
    },
    frost: {
      title: 'Isıtma yok ve biri soğuğa dayanamaz',
      steps: [
        'Hemen bizi arayın.',
        'Bebekleri, hastaları ve yaşlıları komşuya veya akrabaya götürün.',
        'Mangal veya ocakla ısınmayın. Biri çok soğuk, uykulu veya şaşkınsa: 112.',
      ],
    },
    unclear: {
      title: 'Hemen yardıma mı ihtiyacınız var?',
      steps: ['Yangın, gaz, yaralı: 112.', 'Hırsız veya tehdit: 110.', 'Su, elektrik, asansör: bizi arayın.'],
    },
  },
  cries: { alone: 'imdat yardım acil', polite: 'edin lütfen' },
  helpers: { fire: 'İtfaiye, ambulans', police: 'Polis', listener: 'Sizi dinleyen biri', us: 'acil hattımız' },
  always: 'gece gündüz',
  officeHours: 'büromuz',
  inDanger: 'Biri tehlikedeyse:',
  report: {
    label: 'Hasarı bildirin (Almanca)',
    to: '/schadensmeldung',
    why: 'Herkes güvende mi, aradınız mı? O zaman hasarı bildirin, mümkünse fotoğrafla.',
  },
  onlyInGerman:
    'Yalnızca Almanca arayabiliyorum. Size bir insan yardım eder: bizi arayın veya Almanca ya da İngilizce yazın.',
  handOvers: [
    { label: 'Bize yazın', to: '/kontakt', why: 'Almanca veya İngilizce yazın; bir insan cevap verir.' },
    { label: 'Hasar bildirin', to: '/schadensmeldung', why: 'Bir şey mi bozuldu? Buradan bildirin (form Almanca).' },
    { label: 'Daireler', to: '/wohnungen', why: 'Kira, büyüklük ve resimlerle bütün dairelerimiz.' },
  ],
}
