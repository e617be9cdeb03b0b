/**
 * The page texts of a new site, in the form of `readPageText` of pages; the practice replaces them.
 * `{phone}` is a fact of the practice, `{consent_items}` what visitors are asked to allow.
 */
const texts = [
  {
    slug: 'home',
    titleDe: 'Behandlungen',
    descriptionDe:
      'Behandlungen, nach Hauttiefe geordnet, mit Preisen, Risiken und dem Ablauf des ersten Besuchs.',
    bodyDe: `Im Gesicht ist Ihre Haut kaum zwei Millimeter dick. Fast jede Behandlung hat ihre eigene Tiefe. Wir sagen Ihnen, welche, und wann es keine Behandlung braucht.

- Erstens: Wir behandeln, was Sie stört, nicht, was uns auffällt.
- Zweitens: Wir beginnen mit der kleinsten Menge, die etwas ändert.
- Drittens: Wir sagen Nein, wenn ein Nein die bessere Behandlung ist.

## Der Weg zu uns
- Bus: Linie 1 bis Musterplatz, dann drei Minuten zu Fuß
- Auto: zwei Stellplätze im Hof, Einfahrt 2,40\u00a0m breit
- Ohne Stufe: Eingang ebenerdig, Aufzug 1,10\u00a0m\u00a0×\u00a01,40\u00a0m

## Der erste Besuch
Fünfundvierzig Minuten, an deren Ende nichts entschieden sein muss. Was die Beratung kostet, lesen Sie auf der Seite mit den Preisen.
- 0–15: Zuhören: Was Sie stört, seit wann, und was nicht sein soll.
- 15–30: Untersuchen: Haut, Muskeln und Vorgeschichte, bei hellem Licht.
- 30–40: Abraten oder empfehlen: Was möglich ist, was es kostet, welche Risiken es hat.
- 40–45: Mitnehmen: Plan und Kosten auf Papier. Entschieden wird zu Hause.`,
    titleEn: 'Treatments',
    descriptionEn:
      'Treatments in order of skin depth, with prices, risks and what happens on your first visit.',
    bodyEn: `The skin of your face is barely two millimeters thick. Nearly every treatment has a depth of its own. We tell you which, and when you need no treatment.

- First: We treat what bothers you, not what catches our eye.
- Second: We begin with the smallest amount that makes a difference.
- Third: We say no when no is the better treatment.

## How to find us
- Bus: line 1 to Musterplatz, then three minutes on foot
- Car: two parking spaces in the courtyard, entrance 2.40\u00a0m wide
- Step-free: entrance at ground level, elevator 1.10\u00a0m\u00a0×\u00a01.40\u00a0m

## The first visit
Forty-five minutes, and nothing has to be decided by the end. You will find the fee on the page with our prices.
- 0–15: Listening: What bothers you, since when, and what should not happen.
- 15–30: Examining: Skin, muscles and medical history, in bright light.
- 30–40: Advising for or against: What is possible, what it costs, what the risks are.
- 40–45: Taking it home: The plan and its costs on paper. You decide at home.`,
  },
  {
    slug: 'preise',
    titleDe: 'Preise',
    descriptionDe: 'Alle Preise mit Abrechnung nach GOÄ, von der Oberfläche in die Tiefe.',
    bodyDe: `Von der Oberfläche in die Tiefe. „Ab“ heißt: für den kleinsten sinnvollen Umfang. Ihren Preis kennen Sie schriftlich, bevor wir beginnen.

## Bezahlen und absagen
- Bezahlen: Nach der Behandlung bekommen Sie eine Rechnung nach GOÄ. Sie zahlen in der Praxis, bar oder mit Karte, oder binnen vier Wochen per Überweisung. Angezahlt wird nichts.
- Absagen: Bis zum Arbeitstag vor dem Termin, am Telefon oder per E-Mail. Das kostet nichts.
- Krank geworden: Rufen Sie an, auch am selben Tag. Wir verschieben lieber, als bei einem Infekt zu behandeln.`,
    titleEn: 'Prices',
    descriptionEn: 'All prices, billed under the German fee schedule (GOÄ), from the surface down.',
    bodyEn: `From the surface down. “From” means: for the least that makes sense. You have your price in writing before we begin.

## Paying and canceling
- Paying: After the treatment you get an invoice under the GOÄ. You pay at the practice, in cash or by card, or by bank transfer within four weeks. There is no deposit.
- Canceling: Until the working day before your appointment, by phone or e-mail. It costs nothing.
- Feeling ill: Call us, even on the day itself. We would rather postpone than treat you during an infection.`,
  },
  {
    slug: 'impressum',
    titleDe: 'Impressum',
    descriptionDe: 'Wer diese Seite anbietet, Kontakt, Kammer, Aufsicht und Berufsrecht.',
    bodyDe: `## Anbieter (§\u00a05\u00a0DDG)
{doctors}
{name}
{street}
{postal_code}\u00a0{city}
- Rechtsform: {legal_form}
- Verantwortlich: {doctors}

## Kontakt
- Telefon: {phone}
- E-Mail: {email}

## Berufsrecht
- Gesetzliche Berufsbezeichnung: {title}
- Verliehen in: Bundesrepublik Deutschland
- Zuständige Kammer: {chamber}
- Aufsichtsbehörde: {supervisory_authority}
- Umsatzsteuer-ID: {vat_id}

## Berufsregeln
- Berufsordnung und Heilberufegesetz ({chamber_state}): einzusehen bei der Kammer und auf ihrer Website
- Bundesärzteordnung: https://www.gesetze-im-internet.de/b_o/
- Gebührenordnung für Ärzte (GOÄ): https://www.gesetze-im-internet.de/go__1982/

## Streitbeilegung
Wir sind weder bereit noch verpflichtet, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00a036\u00a0VSBG).`,
    titleEn: 'Imprint',
    descriptionEn: 'Who provides this site, contact, chamber, supervision and professional rules.',
    bodyEn: `## Provider (§\u00a05\u00a0DDG)
{doctors}
{name}
{street}
{postal_code}\u00a0{city}
- Legal form: {legal_form}
- Person responsible: {doctors}

## Contact
- Phone: {phone}
- E-mail: {email}

## Professional details
- Statutory title: {title}
- Awarded in: Federal Republic of Germany
- Chamber: {chamber}
- Supervisory authority: {supervisory_authority}
- VAT ID: {vat_id}

## Professional rules
- Professional code (Berufsordnung) and law on the healing professions (Heilberufegesetz, {chamber_state}): available from the chamber and on its website
- Federal Medical Code (Bundesärzteordnung): https://www.gesetze-im-internet.de/b_o/
- Fee schedule for doctors (GOÄ): https://www.gesetze-im-internet.de/go__1982/

## Dispute resolution
We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (§\u00a036\u00a0VSBG).`,
  },
  {
    slug: 'datenschutz',
    titleDe: 'Datenschutz',
    descriptionDe:
      'Welche Daten diese Seite verarbeitet, wozu, wie lange, und welche Rechte Sie haben.',
    bodyDe: `## Wer verantwortlich ist
{doctors}, {name}, {street}, {postal_code}\u00a0{city}, {phone}, {email}

## Was wir verarbeiten, wenn Sie lesen
Ihr Browser sendet seine IP-Adresse, die Adresse der Seite und Angaben zu sich, etwa seine Sprache. Wir brauchen sie, um zu antworten, und führen kein Protokoll der IP-Adressen (Art.\u00a06\u00a0Abs.\u00a01\u00a0f\u00a0DSGVO). Von anderen Servern wird nichts geladen, bevor Sie es erlauben.

## Was wir verarbeiten, wenn Sie sich anmelden
Ihr Konto, Ihre Angaben, Ihre Termine und Ihre Briefe, um Sie zu behandeln und Ihnen zu schreiben (Art.\u00a06 Abs.\u00a01 b, Art.\u00a09\u00a0Abs.\u00a02\u00a0h\u00a0DSGVO). Nur Sie und die Praxis lesen sie. Das Konto bleibt, bis Sie es löschen, und noch 14\u00a0Tage danach. Behandlungsunterlagen bewahren wir nach dem Ende der Behandlung zehn Jahre auf (Art.\u00a06\u00a0Abs.\u00a01\u00a0c\u00a0DSGVO mit §\u00a0630f\u00a0BGB), bei einer Behandlung mit Plasma aus eigenem Blut fünfzehn und die Angaben zur Rückverfolgung dreißig (mit §§\u00a011 und 14\u00a0TFG), Rechnungen acht (mit §\u00a0147\u00a0AO).

Zu jeder Anmeldung speichern wir IP-Adresse und Browser, damit Sie sehen, wer sich angemeldet hat, und wir Missbrauch erkennen (Art.\u00a06\u00a0Abs.\u00a01\u00a0f\u00a0DSGVO): mit der Sitzung höchstens zwölf Stunden, im Protokoll des Kontos ein Jahr.

## Was wir verarbeiten, wenn Sie eine Beratung anfragen
Ihren Namen, Ihre Telefonnummer oder E-Mail-Adresse, wann wir Sie erreichen, und die Behandlung, wenn Sie eine nennen: um Ihnen zu antworten, mit Ihrer Einwilligung (Art.\u00a06 Abs.\u00a01 a, Art.\u00a09\u00a0Abs.\u00a02\u00a0a\u00a0DSGVO). Sie können sie jederzeit für die Zukunft widerrufen. Nur die Praxis liest diese Angaben; in unseren E-Mails steht nichts davon. Wir löschen sie nach {request_days}\u00a0Tagen. Sind Skripte ausgeschaltet, behält Ihr Browser das Formular zehn Minuten lang verschlüsselt in einem Cookie. Damit niemand uns mit Anfragen überhäuft, zählen wir sie eine Stunde lang nach Netzen (Art.\u00a06\u00a0Abs.\u00a01\u00a0f\u00a0DSGVO); eine Adresse behalten wir dabei nicht.

## Empfänger
Unser Rechenzentrum und unser Anbieter für E-Mails verarbeiten Daten in unserem Auftrag (Art.\u00a028\u00a0DSGVO). Wo Sie es erlauben, lädt Ihr Browser Inhalte von ihrem Anbieter; für Großbritannien und für zertifizierte Unternehmen in den USA hat die EU-Kommission ein angemessenes Schutzniveau festgestellt (Art.\u00a045\u00a0DSGVO). Lassen wir eine Probe untersuchen, bekommt das Labor, was es dafür und für die Rechnung braucht. Sonst geben wir nichts weiter, es sei denn, ein Gesetz verpflichtet uns.

## Cookies und Browserspeicher
Notwendiges wird ohne Rückfrage gespeichert (§\u00a025\u00a0Abs.\u00a02\u00a0TDDDG), alles Weitere nur mit Ihrer Einwilligung (§\u00a025\u00a0Abs.\u00a01\u00a0TDDDG, Art.\u00a06\u00a0Abs.\u00a01\u00a0a\u00a0DSGVO). Sie können sie jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite widerrufen.

Bricht die Verbindung ab oder endet Ihre Sitzung, während Sie Ihre Angaben ändern, oder verlassen Sie die Seite, ehe alles gespeichert ist, behält Ihr Browser das noch nicht Gespeicherte, bis es gesendet ist; beim Abmelden wird es gelöscht.

Das Cookie Ihrer Sitzung endet mit ihr, das eines bekannten Geräts nach 400\u00a0Tagen, das Ihrer Sprache nach einem Jahr. Ihre Antwort auf die Frage nach Einwilligungen halten wir vier Jahre lang ohne IP-Adresse fest (Art.\u00a07\u00a0Abs.\u00a01\u00a0DSGVO).
{consent_items}

## Ihre Rechte
Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch (Art.\u00a015 bis 21\u00a0DSGVO). Schreiben Sie uns oder rufen Sie an, ein Formular braucht es nicht. Beschweren können Sie sich bei jeder Aufsichtsbehörde für den Datenschutz; für uns zuständig ist die des Landes {chamber_state} (Art.\u00a077\u00a0DSGVO).

Kein Gesetz und kein Vertrag verpflichtet Sie, uns über diese Seite Daten zu geben; ohne sie können wir Ihnen hier aber nicht antworten und kein Konto führen. Entscheidungen, die allein eine Maschine trifft, gibt es nicht (Art.\u00a022\u00a0DSGVO).

## Ihr Recht auf Widerspruch
Wo wir uns auf Art.\u00a06\u00a0Abs.\u00a01\u00a0f\u00a0DSGVO stützen, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art.\u00a021\u00a0DSGVO). Ein Anruf oder eine E-Mail genügt.`,
    titleEn: 'Privacy',
    descriptionEn:
      'Which data this site processes, what for, for how long, and what your rights are.',
    bodyEn: `## Who is responsible
{doctors}, {name}, {street}, {postal_code}\u00a0{city}, {phone}, {email}

## What we process when you read
Your browser sends its IP address, the address of the page and details of itself, such as its language. We need them to answer you, and we keep no log of IP addresses (Art.\u00a06\u00a0(1)\u00a0f\u00a0GDPR). Nothing is loaded from other servers before you allow it.

## What we process when you sign in
Your account, your details, your appointments and your letters, to treat you and to write to you (Art.\u00a06 (1) b, Art.\u00a09\u00a0(2)\u00a0h\u00a0GDPR). Only you and the practice read them. The account stays until you delete it, and 14\u00a0days longer. By law we keep treatment records for ten years after the end of the treatment (Art.\u00a06\u00a0(1)\u00a0c\u00a0GDPR with §\u00a0630f\u00a0BGB), those of a treatment with plasma from your own blood for fifteen and the details needed to trace it for thirty (with §§\u00a011 and 14\u00a0TFG), invoices for eight (with §\u00a0147\u00a0AO).

With every sign-in we store the IP address and browser, so that you can see who has signed in and we can detect abuse (Art.\u00a06\u00a0(1)\u00a0f\u00a0GDPR): with the session for twelve hours at most, in the account’s log for a year.

## What we process when you request a consultation
Your name, your phone number or e-mail address, when we can reach you, and the treatment, if you name one: to answer you, with your consent (Art.\u00a06 (1) a, Art.\u00a09\u00a0(2)\u00a0a\u00a0GDPR). You can withdraw it for the future at any time. Only the practice reads them; none of it is in our e-mails. We delete them after {request_days}\u00a0days. If scripts are switched off, your browser keeps the form for ten minutes in an encrypted cookie. So that nobody can flood us with requests, we count them by network for an hour (Art.\u00a06\u00a0(1)\u00a0f\u00a0GDPR); we keep no address for that.

## Recipients
Our hosting provider and our e-mail provider process data on our behalf (Art.\u00a028\u00a0GDPR). Where you allow it, your browser loads content from its provider; for the United Kingdom and for certified companies in the United States, the European Commission has found an adequate level of protection (Art.\u00a045\u00a0GDPR). If we have a sample tested, the laboratory receives what it needs for that and for its invoice. Otherwise we pass nothing on unless a law obliges us to.

## Cookies and browser storage
What is necessary is stored without asking (§\u00a025\u00a0(2)\u00a0TDDDG), everything else only with your consent (§\u00a025\u00a0(1)\u00a0TDDDG, Art.\u00a06\u00a0(1)\u00a0a\u00a0GDPR). You can withdraw it at any time under “Cookie settings” at the foot of every page.

If the connection is lost or your session ends while you change your details, or you leave the page before everything is saved, your browser keeps what is not saved yet until it has been sent; signing out deletes it.

The cookie of your session ends with it, that of a known device after 400\u00a0days, that of your language after a year. We keep your answer to the question about consent for four years, without an IP address (Art.\u00a07\u00a0(1)\u00a0GDPR).
{consent_items}

## Your rights
Access, rectification, erasure, restriction, portability and objection (Art.\u00a015 to 21\u00a0GDPR). Write to us or call; no form is needed. You can complain to any data protection authority; the one responsible for us is that of the state of {chamber_state} (Art.\u00a077\u00a0GDPR).

No law and no contract obliges you to give us data through this site; without them, however, we cannot answer you here or keep an account for you. No decision is made by a machine alone (Art.\u00a022\u00a0GDPR).

## Your right to object
Where we rely on Art.\u00a06\u00a0(1)\u00a0f\u00a0GDPR, you can object at any time on grounds relating to your particular situation (Art.\u00a021\u00a0GDPR). A call or an e-mail is enough.`,
  },
  {
    slug: 'barrierefreiheit',
    titleDe: 'Barrierefreiheit',
    descriptionDe: 'Wie zugänglich diese Seite ist, was noch fehlt und wie Sie uns Hürden melden.',
    bodyDe: `## Stand
Diese Seite soll den Richtlinien WCAG 2.2, Stufe AA, genügen. Sie lässt sich ganz mit der Tastatur bedienen, richtet sich nach Ihren Einstellungen für Kontrast, Schriftgröße und Bewegung und ist ohne Skripte lesbar. Diese Erklärung ist vom November 2026.

## Wie wir prüfen
Wir prüfen selbst, wann immer sich die Technik ändert: mit automatischen Prüfungen und mit der Tastatur allein.

## Was noch fehlt
Von Menschen mit Behinderungen ist die Seite noch nicht geprüft. Texte in Leichter Sprache und Videos in Gebärdensprache gibt es noch nicht. Die gezeichnete Karte ist ein Bild; Bus, Parkplatz und Eingang beschreibt der Text daneben, den Fußweg vom Bahnhof nur der Alternativtext der Karte.

## Hürden melden
Wenn Sie auf etwas stoßen, das Sie hindert, rufen Sie uns bitte an ({phone}) oder schreiben Sie an {email}. Wir antworten innerhalb von zwei Wochen und helfen Ihnen bis dahin am Telefon.

## Recht und Aufsicht
Das Barrierefreiheitsstärkungsgesetz nimmt Dienstleistungen von Kleinstunternehmen aus: mit weniger als zehn Beschäftigten und höchstens zwei Millionen Euro Jahresumsatz oder Jahresbilanzsumme (§\u00a02 Nr.\u00a017, §\u00a03\u00a0Abs.\u00a03\u00a0BFSG). Wir richten uns unabhängig davon nach ihm. Wenn wir Ihnen nicht helfen, können Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg wenden.`,
    titleEn: 'Accessibility',
    descriptionEn: 'How accessible this site is, what is still missing and how to report barriers.',
    bodyEn: `## Status
This site aims to meet the WCAG 2.2 guidelines at level AA. It can be used with the keyboard alone, follows your settings for contrast, text size and motion, and can be read without scripts. This statement was made in November 2026.

## How we test
We test it ourselves whenever the software changes: with automated checks and with the keyboard alone.

## What is still missing
The site has not yet been tested by people with disabilities. There are no texts in Easy-to-Read German (Leichte Sprache) and no videos in sign language yet. The drawn map is a picture; the text beside it covers bus, parking and entrance; the way on foot from the station is described only in the map’s text alternative.

## Reporting barriers
If something stands in your way, please call us ({phone}) or write to {email}. We answer within two weeks and help you by phone until then.

## Law and supervision
The German accessibility act (BFSG) exempts services of microenterprises: those with fewer than ten employees and an annual turnover or balance sheet total of at most two million euros (§\u00a02 no. 17, §\u00a03\u00a0(3)\u00a0BFSG). We follow it regardless. If we do not help you, you can turn to the market surveillance authority of the German states for the accessibility of products and services (MLBF) in Magdeburg.`,
  },
  // Only the words of these pages are edited (`pageWords` of the site); the body explains them to staff.
  {
    slug: 'behandlungen',
    titleDe: 'Seiten der Behandlungen',
    descriptionDe: '',
    bodyDe: 'Was auf der Seite jeder Behandlung steht. Was zu einer allein gehört, steht bei ihr.',
    titleEn: 'Pages of treatments',
    descriptionEn: '',
    bodyEn: 'What is on the page of every treatment. What belongs to one alone is written there.',
  },
  {
    slug: 'termin',
    titleDe: 'Mein Termin',
    descriptionDe: '',
    bodyDe: 'Rechnet von einem Tag zurück, wann die Sitzungen sein müssten.',
    titleEn: 'Your day',
    descriptionEn: '',
    bodyEn: 'Counts back from a day when the sessions would have to be.',
  },
  {
    slug: 'anfrage',
    titleDe: 'Anfrage',
    descriptionDe: '',
    bodyDe: 'Das Formular auf der Startseite, und was nach dem Senden an seiner Stelle steht.',
    titleEn: 'Request',
    descriptionEn: '',
    bodyEn: 'The form on the home page, and what stands in its place once it is sent.',
  },
  {
    slug: 'mails',
    titleDe: 'E-Mails',
    descriptionDe: '',
    bodyDe:
      'Was Patientinnen und Patienten per E-Mail bekommen. Über Gesundheit darf nichts darin stehen.',
    titleEn: 'E-mails',
    descriptionEn: '',
    bodyEn: 'What patients get by e-mail. Nothing about health may be in it.',
  },
];

/** They are published from the first start on. */
export const pageTexts = texts.map((page) => ({ ...page, publishedAt: new Date() }));
