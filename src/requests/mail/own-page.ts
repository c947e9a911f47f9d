import { SENDER_LINK } from './mail-content.ts'
import { button, line, paragraphs, standardMail, text } from './standard-mail.ts'

/** The same words in every mail to a sender: the way to their own page. */
export const ownPage = standardMail<object>()({
  id: 'eigene-seite',
  group: 'account',
  title: 'Weg zur eigenen Seite',
  sent: 'Steht am Ende jeder Eingangsbestätigung und jeder Antwort.',
  parts: {
    heading: line('Überschrift', 'Ihr Vorgang im Internet', { required: true }),
    opening: text(
      'Text',
      'Sehen Sie nach, wie weit wir sind, schreiben Sie uns dazu, oder ziehen Sie den Vorgang zurück.',
    ),
    action: button('Zu Ihrem Vorgang'),
    warning: text(
      'Hinweis unter dem Knopf',
      'Der Link gehört nur zu diesem Vorgang und braucht kein Passwort. Bitte geben Sie ihn nicht weiter.',
      { required: true },
    ),
  },
  blocks: (say) => [
    { heading: say.heading },
    ...paragraphs(say.opening),
    { link: { label: say.action, href: SENDER_LINK } },
    ...paragraphs(say.warning),
  ],
  example: () => ({}),
})
