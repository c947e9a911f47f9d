import type { SettingName } from '#platform/config.server.ts'

/** `plain`: shown as it is. `address`: shown without user and password. `secret`: never shown. */
export type SettingKind = 'plain' | 'address' | 'secret'

export type KnownSetting = {
  name: SettingName
  kind: SettingKind
  about: string
  /** Default while it is not set. */
  otherwise: string
}

const setting = (name: SettingName, kind: SettingKind, about: string, otherwise: string): KnownSetting => ({
  name,
  kind,
  about,
  otherwise,
})

/** Explains each setting of `.env.example` to readers who run no servers. */
export const settingGroups: readonly { title: string; settings: readonly KnownSetting[] }[] = [
  {
    title: 'Server',
    settings: [
      setting(
        'SITE_URL',
        'address',
        'Adresse der Website in Mails und für Suchmaschinen',
        'http://localhost mit dem Port',
      ),
      setting('PORT', 'plain', 'Port, auf dem der Server hört', '3000'),
      setting('HOST', 'plain', 'Netzwerkschnittstelle', 'alle'),
      setting('TRUST_PROXY', 'plain', 'Ob ein vorgeschalteter Server die Adresse der Besucher meldet (on, off)', 'off'),
      setting('RATE_LIMITS', 'plain', 'Ob Formulare und Lesezugriffe begrenzt sind (on, off)', 'on'),
      setting('CACHE_MB', 'plain', 'Speicher für fertige Seiten in Megabyte', '32'),
      setting('SECRET', 'secret', 'Unterschreibt Formulare und Links', 'beim ersten Start erzeugt, liegt in DATA_DIR'),
    ],
  },
  {
    title: 'Daten',
    settings: [
      setting('DATA_DIR', 'plain', 'Verzeichnis für Datenbank, Bilder und Uploads', './data'),
      setting('DATABASE_URL', 'address', 'PostgreSQL-Server', 'SQLite in DATA_DIR'),
      setting('DEMO', 'plain', 'Ob eine leere Datenbank mit der Beispielfirma gefüllt wird (on, off)', 'on'),
      setting('FILES_S3_ENDPOINT', 'address', 'Objektspeicher für Uploads und Bilder', 'Dateien liegen in DATA_DIR'),
      setting('FILES_S3_BUCKET', 'plain', 'Behälter im Objektspeicher', 'keiner'),
      setting('FILES_S3_REGION', 'plain', 'Region des Objektspeichers', 'us-east-1'),
      setting('FILES_S3_ACCESS_KEY_ID', 'secret', 'Zugang zum Objektspeicher: Kennung', 'keine'),
      setting('FILES_S3_SECRET_ACCESS_KEY', 'secret', 'Zugang zum Objektspeicher: Geheimnis', 'keines'),
      setting('BACKUP_RECIPIENT', 'plain', 'Schlüssel, für den Sicherungen verschlüsselt werden', 'unverschlüsselt'),
    ],
  },
  {
    title: 'Mail',
    settings: [
      setting('SMTP_URL', 'address', 'Mailserver', 'keiner: Mails bleiben als Dateien in DATA_DIR/mail'),
      setting('MAIL_FROM', 'plain', 'Absender der Mails', 'eine erfundene Adresse'),
      setting('IMAP_URL', 'address', 'Postfach, dessen Mails zu Vorgängen werden', 'keines'),
      setting(
        'MAIL_AUTHSERV_ID',
        'plain',
        'Name des Mailservers, der Absender prüft (Authentication-Results)',
        'keiner: nur Warnungen gelten',
      ),
      setting('MAIL_TO', 'plain', 'Postfach, das die Meldungen der Website liest', 'eine erfundene Adresse'),
      setting(
        'EMERGENCY_MAIL_TO',
        'plain',
        'Wen Notfälle außerhalb der Geschäftszeiten zusätzlich erreichen',
        'niemanden',
      ),
      setting('EMERGENCY_WEBHOOK_URL', 'address', 'SMS-Gateway, das sie zusätzlich ruft', 'keines'),
    ],
  },
  {
    title: 'Karten und Assistent',
    settings: [
      setting(
        'GOOGLE_MAPS_API_KEY',
        'secret',
        'Schlüssel für Google-Karten, nach Einwilligung',
        'OpenStreetMap über unseren Server',
      ),
      setting('MAP_TILES_URL', 'address', 'Herkunft der Kartenbilder', 'tile.openstreetmap.org'),
      setting('GEOCODER_URL', 'address', 'Dienst, der Adressen in Koordinaten übersetzt', 'keiner'),
      setting('ROUTING_URL', 'address', 'Dienst, der Fahrzeiten berechnet', 'keiner: nur die Luftlinie'),
      setting('ROUTING_KIND', 'plain', 'Art dieses Dienstes (osrm, valhalla, motis)', 'osrm'),
      setting('CHATBOT_URL', 'address', 'Fremder Assistent auf /chatbot', 'nur der eigene'),
      setting('ASSISTANT_LLM_URL', 'address', 'Sprachmodell, das Antworten formuliert', 'Fundstellen werden zitiert'),
      setting('ASSISTANT_LLM_KEY', 'secret', 'Schlüssel des Sprachmodells', 'keiner'),
      setting('ASSISTANT_LLM_MODEL', 'plain', 'Name des Sprachmodells', 'keiner'),
    ],
  },
  {
    title: 'Beobachtung',
    settings: [
      setting('METRICS', 'plain', 'Ob Zahlen für die Überwachung abrufbar sind (on, off)', 'off'),
      setting('METRICS_TOKEN', 'secret', 'Wer die Zahlen abruft, muss es kennen', 'keines'),
    ],
  },
]

/** A setting's value as it may be shown: without secrets. */
export function shownValue(kind: SettingKind, value: string): string {
  if (kind === 'secret') return '••••••••'
  if (kind === 'plain') return value
  // Whatever stands before the @, and whatever a query carries, may be a key.
  return value.replace(/\?.*$/s, '?••••').replace(/^([a-z][\w+.-]*:\/\/).*@/is, '$1••••@')
}
