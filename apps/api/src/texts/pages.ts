/**
 * What the pages say where the site is new, in the form of `readPageText` of pages; the practice writes its own.
 * `{phone}` is a fact of the practice, `{consent_items}` what visitors are asked to allow.
 */
export const pageTexts = [
  {
    slug: 'home',
    titleDe: 'Eine Frage von Millimetern',
    descriptionDe:
      'Dreizehn Behandlungen, nach Hauttiefe geordnet, mit Preisen, Risiken und einer ehrlichen Beratung.',
    bodyDe: `Im Gesicht ist Ihre Haut kaum zwei Millimeter dick. Jede Behandlung wirkt in ihrer eigenen Tiefe. Wir sagen Ihnen, in welcher, und wann es keine braucht.

- Erstens: Wir behandeln, was Sie stört, nicht, was uns auffällt.
- Zweitens: Wir beginnen mit der kleinsten Menge, die etwas ändert.
- Drittens: Wir sagen Nein, wenn ein Nein die bessere Behandlung ist.`,
    titleEn: 'A matter of millimetres',
    descriptionEn:
      'Thirteen treatments in order of skin depth, with prices, risks and honest advice.',
    bodyEn: `The skin of your face is barely two millimetres thick. Every treatment works at a depth of its own. We tell you at which, and when none is needed.

- First: We treat what bothers you, not what strikes us.
- Second: We begin with the smallest amount that changes something.
- Third: We say no when no is the better treatment.`,
  },
  {
    slug: 'preise',
    titleDe: 'Preise',
    descriptionDe: 'Alle Preise mit Abrechnung nach GOÄ, von der Oberfläche in die Tiefe.',
    bodyDe: `Von der Oberfläche in die Tiefe. „Ab“ heißt: für den kleinsten sinnvollen Umfang. Ihren Preis kennen Sie schriftlich, bevor wir beginnen.`,
    titleEn: 'Prices',
    descriptionEn: 'All prices, billed by the German fee schedule GOÄ, from the surface down.',
    bodyEn: `From the surface down. “From” means: for the smallest sensible extent. You know your price in writing before we begin.`,
  },
  {
    slug: 'impressum',
    titleDe: 'Impressum',
    descriptionDe: 'Angaben nach § 5 DDG.',
    bodyDe: `## Anbieter
{name}
{street}
{postal_code} {city}
- Rechtsform: {legal_form}
- Verantwortlich: {doctors}

## Kontakt
- Telefon: {phone}
- E-Mail: {email}

## Berufsrecht
- Gesetzliche Berufsbezeichnung: {title}
- Verliehen in: Deutschland
- Zuständige Kammer: {chamber}, {chamber_state}
- Aufsichtsbehörde: {supervisory_authority}
- Berufsregeln: Berufsordnung der Kammer, Heilberufegesetz, Bundesärzteordnung, Gebührenordnung für Ärzte (GOÄ); einzusehen bei der Kammer und unter gesetze-im-internet.de.
- Umsatzsteuer-ID: {vat_id}

## Streitbeilegung
Wir nehmen an keinem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil.`,
    titleEn: 'Imprint',
    descriptionEn: 'Information under § 5 DDG.',
    bodyEn: `## Provider
{name}
{street}
{postal_code} {city}
- Legal form: {legal_form}
- Responsible: {doctors}

## Contact
- Phone: {phone}
- E-mail: {email}

## Professional law
- Statutory title: {title}
- Awarded in: Germany
- Chamber: {chamber}, {chamber_state}
- Supervisory authority: {supervisory_authority}
- Professional rules: Code of conduct of the chamber, law on the healing professions, Federal Medical Code, fee schedule for doctors (GOÄ); to be read at the chamber and at gesetze-im-internet.de.
- VAT id: {vat_id}

## Dispute resolution
We take no part in dispute resolution before a consumer arbitration board.`,
  },
  {
    slug: 'datenschutz',
    titleDe: 'Datenschutz',
    descriptionDe: 'Was diese Seite verarbeitet, wozu, und welche Rechte Sie haben.',
    bodyDe: `## Wer verantwortlich ist
{name}, {street}, {postal_code} {city}, {phone}, {email}

## Was wir verarbeiten, wenn Sie lesen
Ihr Browser sendet seine Netzadresse, die Seite und die Zeit. Wir brauchen sie, um zu antworten, und führen kein Protokoll der Adressen (Art. 6 Abs. 1 f DSGVO). Von anderen Servern wird nichts geladen, bevor Sie es erlauben.

## Was wir verarbeiten, wenn Sie sich anmelden
Ihr Konto, Ihre Angaben, Ihre Termine und Ihre Briefe, um Sie zu behandeln und Ihnen zu schreiben (Art. 6 Abs. 1 b, Art. 9 Abs. 2 h DSGVO). Nur Sie und die Praxis lesen sie. Behandlungsunterlagen bewahren wir zehn Jahre auf (§ 630f BGB).

## Cookies und Browserspeicher
Notwendiges wird ohne Frage gesetzt (§ 25 Abs. 2 TDDDG), alles Weitere nur mit Ihrer Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 a DSGVO). Sie können sie jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite widerrufen.

Bricht die Verbindung ab, während Sie Ihre Angaben ändern, oder endet Ihre Sitzung, behält Ihr Browser das noch nicht Gespeicherte, bis es gesendet ist; beim Abmelden wird es gelöscht.
{consent_items}

## Ihre Rechte
Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch (Art. 15 bis 21 DSGVO). Sie können sich bei der Datenschutzaufsicht Ihres Landes beschweren. Schreiben Sie uns oder rufen Sie an, ein Formular braucht es nicht.`,
    titleEn: 'Privacy',
    descriptionEn: 'What this site processes, what for, and which rights you have.',
    bodyEn: `## Who is responsible
{name}, {street}, {postal_code} {city}, {phone}, {email}

## What we process when you read
Your browser sends its network address, the page and the time. We need them to answer, and keep no log of addresses (Art. 6 (1) f GDPR). Nothing is fetched from other hosts before you allow it.

## What we process when you sign in
Your account, your details, your appointments and your letters, to treat you and to write to you (Art. 6 (1) b, Art. 9 (2) h GDPR). Only you and the practice read them. Treatment records are kept for ten years by law (§ 630f BGB).

## Cookies and browser storage
What is necessary is set without asking (§ 25 (2) TDDDG), everything else only with your consent (§ 25 (1) TDDDG, Art. 6 (1) a GDPR). You can withdraw it at any time under “Cookie settings” at the foot of every page.

If the connection is lost while you change your details, or your session ends, your browser keeps what is not saved yet until it is sent; signing out deletes it.
{consent_items}

## Your rights
Access, rectification, erasure, restriction, portability and objection (Art. 15 to 21 GDPR). You can complain to the data protection authority of your state. Write to us or call, no form is needed.`,
  },
  {
    slug: 'barrierefreiheit',
    titleDe: 'Barrierefreiheit',
    descriptionDe: 'Wie zugänglich diese Seite ist und wie Sie uns Hürden melden.',
    bodyDe: `## Stand
Diese Seite soll den Richtlinien WCAG 2.2, Stufe AA, genügen. Sie lässt sich ganz mit der Tastatur bedienen, richtet sich nach Ihren Einstellungen für Kontrast, Schriftgröße und Bewegung und ist ohne Skripte lesbar.

## Hürden melden
Wenn Sie auf etwas stoßen, das Sie hindert, rufen Sie uns bitte an ({phone}) oder schreiben Sie an {email}. Wir antworten innerhalb von zwei Wochen und helfen Ihnen bis dahin am Telefon.`,
    titleEn: 'Accessibility',
    descriptionEn: 'How accessible this site is and how you report barriers.',
    bodyEn: `## State
This site means to meet the guidelines WCAG 2.2, level AA. It can be used by keyboard alone, follows your settings for contrast, type size and motion, and can be read without scripts.

## Reporting barriers
If something stands in your way, please call us ({phone}) or write to {email}. We answer within two weeks and help you on the phone until then.`,
  },
];
