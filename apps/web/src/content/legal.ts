import type { Locale } from '@praxiskit/pages';
import type { PracticeFacts } from '../records/records.ts';

export interface LegalSection {
  heading: string;
  lines: string[];
  entries?: { term: string; text: string }[];
}

type PracticeText = (practice: PracticeFacts, locale: Locale) => LegalSection[];

const address = (practice: PracticeFacts): string[] => [
  practice.name,
  practice.street,
  `${practice.postal_code} ${practice.city}`,
];

/** § 5 DDG: everything from the practice's own facts. */
export const imprintText: PracticeText = (practice, locale) => {
  const doctors = practice.doctors.map(({ name, title }) =>
    [title, name].filter(Boolean).join(' '),
  );
  const title = locale === 'de' ? practice.title_de : practice.title_en;
  const words =
    locale === 'de'
      ? [
          'Anbieter',
          'Kontakt',
          'Berufsrecht',
          'Rechtsform',
          'Verantwortlich',
          'Telefon',
          'E-Mail',
          'Gesetzliche Berufsbezeichnung',
          'Verliehen in',
          'Zuständige Kammer',
          'Aufsichtsbehörde',
          'Berufsregeln',
          'Umsatzsteuer-ID',
          'Streitbeilegung',
        ]
      : [
          'Provider',
          'Contact',
          'Professional law',
          'Legal form',
          'Responsible',
          'Phone',
          'E-mail',
          'Statutory title',
          'Awarded in',
          'Chamber',
          'Supervisory authority',
          'Professional rules',
          'VAT id',
          'Dispute resolution',
        ];
  const [
    provider,
    contact,
    law,
    form,
    responsible,
    phone,
    email,
    statutory,
    awarded,
    chamber,
    authority,
    rules,
    vat,
    dispute,
  ] = words as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return [
    {
      heading: provider,
      lines: address(practice),
      entries: [
        { term: form, text: practice.legal_form },
        { term: responsible, text: doctors.join(', ') },
      ],
    },
    {
      heading: contact,
      lines: [],
      entries: [
        { term: phone, text: practice.phone },
        { term: email, text: practice.email },
      ],
    },
    {
      heading: law,
      lines: [],
      entries: [
        { term: statutory, text: title },
        { term: awarded, text: locale === 'de' ? 'Deutschland' : 'Germany' },
        { term: chamber, text: `${practice.chamber}, ${practice.chamber_state}` },
        { term: authority, text: practice.supervisory_authority },
        {
          term: rules,
          text:
            locale === 'de'
              ? 'Berufsordnung der Kammer, Heilberufegesetz, Bundesärzteordnung, Gebührenordnung für Ärzte (GOÄ); einzusehen bei der Kammer und unter gesetze-im-internet.de.'
              : 'Code of conduct of the chamber, law on the healing professions, Federal Medical Code, fee schedule for doctors (GOÄ); to be read at the chamber and at gesetze-im-internet.de.',
        },
        { term: vat, text: practice.vat_id },
      ].filter(({ text }) => text),
    },
    {
      heading: dispute,
      lines: [
        locale === 'de'
          ? 'Wir nehmen an keinem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil.'
          : 'We take no part in dispute resolution before a consumer arbitration board.',
      ],
    },
  ];
};

/** Art. 13 GDPR, with the consent dialog's own list of items. */
export function privacyText(
  practice: PracticeFacts,
  items: { term: string; text: string }[],
  locale: Locale,
): LegalSection[] {
  const contact = [...address(practice), practice.phone, practice.email].join(', ');
  if (locale === 'en') {
    return [
      { heading: 'Who is responsible', lines: [contact] },
      {
        heading: 'What we process when you read',
        lines: [
          'Your browser sends its network address, the page and the time. We need them to answer, and keep no log of addresses (Art. 6 (1) f GDPR). Nothing is fetched from other hosts before you allow it.',
        ],
      },
      {
        heading: 'What we process when you sign in',
        lines: [
          'Your account, your details and your letters, to treat you and to write to you (Art. 6 (1) b, Art. 9 (2) h GDPR). Only you and the practice read them. Treatment records are kept for ten years by law (§ 630f BGB).',
        ],
      },
      {
        heading: 'Cookies and browser storage',
        lines: [
          'What is necessary is set without asking (§ 25 (2) TDDDG), everything else only with your consent (§ 25 (1) TDDDG, Art. 6 (1) a GDPR). You can withdraw it at any time under “Cookie settings” at the foot of every page.',
          'If the connection is lost while you change your details, or your session ends, your browser keeps what is not saved yet until it is sent; signing out deletes it.',
        ],
        entries: items,
      },
      {
        heading: 'Your rights',
        lines: [
          'Access, rectification, erasure, restriction, portability and objection (Art. 15 to 21 GDPR). You can complain to the data protection authority of your state. Write to us or call, no form is needed.',
        ],
      },
    ];
  }
  return [
    { heading: 'Wer verantwortlich ist', lines: [contact] },
    {
      heading: 'Was wir verarbeiten, wenn Sie lesen',
      lines: [
        'Ihr Browser sendet seine Netzadresse, die Seite und die Zeit. Wir brauchen sie, um zu antworten, und führen kein Protokoll der Adressen (Art. 6 Abs. 1 f DSGVO). Von anderen Servern wird nichts geladen, bevor Sie es erlauben.',
      ],
    },
    {
      heading: 'Was wir verarbeiten, wenn Sie sich anmelden',
      lines: [
        'Ihr Konto, Ihre Angaben und Ihre Briefe, um Sie zu behandeln und Ihnen zu schreiben (Art. 6 Abs. 1 b, Art. 9 Abs. 2 h DSGVO). Nur Sie und die Praxis lesen sie. Behandlungsunterlagen bewahren wir zehn Jahre auf (§ 630f BGB).',
      ],
    },
    {
      heading: 'Cookies und Browserspeicher',
      lines: [
        'Notwendiges wird ohne Frage gesetzt (§ 25 Abs. 2 TDDDG), alles Weitere nur mit Ihrer Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 a DSGVO). Sie können sie jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite widerrufen.',
        'Bricht die Verbindung ab, während Sie Ihre Angaben ändern, oder endet Ihre Sitzung, behält Ihr Browser das noch nicht Gespeicherte, bis es gesendet ist; beim Abmelden wird es gelöscht.',
      ],
      entries: items,
    },
    {
      heading: 'Ihre Rechte',
      lines: [
        'Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch (Art. 15 bis 21 DSGVO). Sie können sich bei der Datenschutzaufsicht Ihres Landes beschweren. Schreiben Sie uns oder rufen Sie an, ein Formular braucht es nicht.',
      ],
    },
  ];
}

export const accessibilityText: PracticeText = (practice, locale) =>
  locale === 'de'
    ? [
        {
          heading: 'Stand',
          lines: [
            'Diese Seite soll den Richtlinien WCAG 2.2, Stufe AA, genügen. Sie lässt sich ganz mit der Tastatur bedienen, richtet sich nach Ihren Einstellungen für Kontrast, Schriftgröße und Bewegung und ist ohne Skripte lesbar.',
          ],
        },
        {
          heading: 'Hürden melden',
          lines: [
            `Wenn Sie auf etwas stoßen, das Sie hindert, rufen Sie uns bitte an (${practice.phone}) oder schreiben Sie an ${practice.email}. Wir antworten innerhalb von zwei Wochen und helfen Ihnen bis dahin am Telefon.`,
          ],
        },
      ]
    : [
        {
          heading: 'State',
          lines: [
            'This site means to meet the guidelines WCAG 2.2, level AA. It can be used by keyboard alone, follows your settings for contrast, type size and motion, and can be read without scripts.',
          ],
        },
        {
          heading: 'Reporting barriers',
          lines: [
            `If something stands in your way, please call us (${practice.phone}) or write to ${practice.email}. We answer within two weeks and help you on the phone until then.`,
          ],
        },
      ];
