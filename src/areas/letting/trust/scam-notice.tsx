import { MailAddress } from '#ui/mail/mail-address.tsx'
import { PhoneLink } from '#ui/phone/phone-link.tsx'
import { english } from './scam-notice.en.ts'
import type { Warning } from './warning.ts'

/** The German one stands open, the others behind their titles. */
const warnings: readonly Warning[] = [
  {
    lang: 'de',
    language: 'Deutsch',
    title: 'Vorsicht vor Betrug: Das verlangen wir nie',
    lead: 'Betrüger geben sich manchmal als Vermieter aus. Wir verlangen von Ihnen nie:',
    never: [
      'Geld vor dem Mietvertrag: keine Kaution, keine Gebühr, keine Reservierung',
      'eine Überweisung auf ein privates Konto',
      'eine Zahlung über Western Union, MoneyGram, Gutscheine oder Kryptowährung',
      'eine Kopie Ihres Ausweises vor der Besichtigung',
    ],
    ask: 'Eine Anzeige, Nachricht oder ein Anruf in unserem Namen kommt Ihnen seltsam vor? Zahlen Sie nichts und fragen Sie uns:',
    paid: 'Schon gezahlt? Rufen Sie sofort Ihre Bank an und gehen Sie zur Polizei (110).',
  },
  english,
  {
    lang: 'uk',
    language: 'Українська',
    title: 'Обережно, шахраї: чого ми ніколи не вимагаємо',
    lead: 'Шахраї іноді видають себе за орендодавців. Ми ніколи не вимагаємо від вас:',
    never: [
      'грошей до укладення договору оренди: ні застави, ні комісії, ні плати за бронювання',
      'переказу на приватний рахунок',
      'оплати через Western Union, MoneyGram, подарункові картки чи криптовалюту',
      'копії паспорта чи посвідчення особи до огляду квартири',
    ],
    ask: 'Оголошення, повідомлення чи дзвінок від нашого імені здається вам дивним? Нічого не платіть і запитайте нас:',
    paid: 'Уже заплатили? Негайно зателефонуйте до свого банку та зверніться до поліції (110).',
  },
  {
    lang: 'tr',
    language: 'Türkçe',
    title: 'Dolandırıcılığa dikkat: Bunları asla istemeyiz',
    lead: 'Dolandırıcılar bazen kendilerini ev sahibi olarak tanıtır. Sizden asla şunları istemeyiz:',
    never: [
      'kira sözleşmesinden önce para: depozito, ücret veya rezervasyon bedeli',
      'özel bir hesaba havale',
      'Western Union, MoneyGram, hediye kartı veya kripto para ile ödeme',
      'daireyi görmeden önce kimliğinizin veya pasaportunuzun kopyası',
    ],
    ask: 'Bizim adımıza yapılan bir ilan, mesaj veya arama size tuhaf mı geliyor? Hiçbir ödeme yapmayın ve bize sorun:',
    paid: 'Ödeme yaptınız mı? Hemen bankanızı arayın ve polise başvurun (110).',
  },
]

/** Warns of what swindlers ask for in our name, in the languages that seekers read. */
export function ScamNotice() {
  const [german, ...others] = warnings
  if (!german) return null
  return (
    <section
      aria-labelledby="betrug"
      className="rounded-card border border-warn-200 bg-warn-50 p-5 text-sm text-ink-800"
    >
      <h2 id="betrug" className="text-lg">
        {german.title}
      </h2>
      <Words of={german} />
      {others.map((each) => (
        <details key={each.lang} lang={each.lang} className="mt-1 border-t border-warn-200">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-ink-950">{`${each.language}: ${each.title}`}</summary>
          <div className="pb-3">
            <Words of={each} />
          </div>
        </details>
      ))}
    </section>
  )
}

function Words({ of: { lead, never, ask, paid } }: { of: Warning }) {
  return (
    <>
      <p className="mt-2">{lead}</p>
      <ul className="mt-1.5 list-disc space-y-0.5 pl-5">
        {never.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="mt-2">
        <span>{ask}</span> <PhoneLink />
        <span>,</span> <MailAddress />
        <span>.</span>
      </p>
      <p className="mt-1.5 mb-3">{paid}</p>
    </>
  )
}
