import { cloneElement, isValidElement } from 'react';

type Language = 'de' | 'en';

/** The texts of samples that stories have as args, in both languages: German, English. */
const texts: readonly (readonly [de: string, en: string])[] = [
  ['Beratung anfragen', 'Request a consultation'],
  ['Alle Preise', 'All prices'],
  ['Betrag, Hydrafacial', 'Amount, Hydrafacial'],
  ['Bevorzugter Tag', 'Preferred day'],
  ['E-Mail-Adresse', 'E-mail'],
  ['Land', 'Country'],
  ['Kurzer Text', 'Summary'],
  ['Erinnern Sie mich per E-Mail an meinen Termin', 'Remind me of my appointment by e-mail'],
  ['Code aus der App', 'Code from the app'],
  [
    'Er wechselt alle 30 Sekunden. Der vorige gilt noch.',
    'It changes every 30 seconds. The one before still counts.',
  ],
  ['Wann passt es Ihnen?', 'Which time suits you?'],
  ['vormittags', 'Mornings'],
  ['8.30 bis 12 Uhr', '8:30 to 12:00'],
  ['abends', 'Evenings'],
  ['donnerstags bis 20 Uhr', 'until 20:00 on Thursdays'],
  ['beides', 'Either'],
  ['Bitte wählen Sie eine Zeit', 'Please choose a time'],
  ['Wie lange darf Ihre Beratung dauern?', 'How long may your consultation take?'],
  ['Alle Preise sind Endpreise.', 'Prices are totals.'],
  ['15 Minuten', '15 minutes'],
  ['30 Minuten', '30 minutes'],
  ['45 Minuten', '45 minutes'],
  ['Eine Stunde', 'One hour'],
  ['30 €', '€30'],
  ['55 €', '€55'],
  ['80 €', '€80'],
  ['105 €', '€105'],
  ['Diesen Brief senden?', 'Send this letter?'],
  [
    'Ist er gesendet, kann er nicht mehr geändert werden.',
    'Once it is sent it can no longer be changed.',
  ],
  ['Senden', 'Send'],
  ['Als Entwurf behalten', 'Keep as a draft'],
  ['Diesen Entwurf löschen?', 'Delete this draft?'],
  [
    'Zwei Seiten, zuletzt heute um 9.40 Uhr geändert. Sie lassen sich nicht zurückholen.',
    'Two pages, last changed today at 9:40. They cannot be brought back.',
  ],
  ['Was Sie geschrieben haben, ist gespeichert.', 'What you wrote is saved.'],
  ['Ein neuer Brief', 'A new letter'],
  [
    'Dr. Mustermann hat Ihnen am 20. November geschrieben.',
    'Dr. Mustermann wrote to you on 20 November.',
  ],
  ['Bestätigt', 'Confirmed'],
  ['Wir erwarten Sie am 26. November um 9.30 Uhr.', 'We expect you on 26 November at 9:30.'],
  ['Nicht gesendet', 'Not sent'],
  [
    'Der Server ist nicht zu erreichen. Ihr Text ist noch da.',
    'The server cannot be reached. Your text is still here.',
  ],
  ['Angefragt', 'Requested'],
  ['Neu', 'New'],
  ['Abgesagt', 'Cancelled'],
  ['Tut es weh?', 'Does it hurt?'],
  ['Kaum. Eine Creme betäubt die Haut vorher.', 'Hardly. A cream numbs the skin before.'],
  ['Wie lange dauert es?', 'How long does it take?'],
  ['Eine halbe Stunde, mit dem Gespräch eine Stunde.', 'Half an hour, with the talk an hour.'],
  ['Start', 'Home'],
  ['Behandlungen', 'Treatments'],
  ['Preise', 'Prices'],
  ['Oberhaut', 'Outer skin'],
  ['Lederhaut', 'True skin'],
  ['Mesotherapie', 'Mesotherapy'],
  ['Ihre Beratung am 18. November', 'Your consultation on November 18'],
  ['Brief, 20. November 2026', 'Letter, November 20, 2026'],
  [
    'Was wir gesehen haben, was möglich ist, und was Sie bedenken können.',
    'What we saw, what can be done, and what you may want to think about.',
  ],
  ['21. November 2026', 'November 21, 2026'],
  ['Ort', 'City'],
  ['Telefon', 'Telephone'],
  ['Fachärztin für Dermatologie', 'Specialist in dermatology'],
  ['Deutsch', 'German'],
  ['Englisch', 'English'],
  ['Französisch', 'French'],
  ['Tiefe', 'Depth'],
  ['Dauert', 'Takes'],
  ['60 Minuten', '60 minutes'],
  ['Wirkt', 'Works'],
  ['sofort, ganz nach 14 Tagen', 'at once, in full after 14 days'],
  ['Preis', 'Price'],
  ['ab 320 €', 'from €320'],
  ['abgerechnet nach GOÄ', 'billed by the GOÄ'],
  ['Vorname: Bitte ausfüllen', 'First name: this field is required'],
  ['E-Mail-Adresse: Bitte eine gültige Adresse eingeben', 'E-mail: please enter a valid email'],
  ['0 bis 0,1 mm', '0 to 0.1 mm'],
  ['Hautspecial', 'Skin special'],
  ['Maske', 'Mask'],
  [
    'Hautspecial, Gesicht, Hals und Dekolleté einschließlich Nachuntersuchung',
    'Skin special, face, neck and décolleté, with the check-up',
  ],
  ['Beratung', 'Consultation'],
  ['vor und nach der Behandlung', 'before and after the treatment'],
  ['Beratung und Untersuchung', 'Consultation and examination'],
  ['Kontrolle nach zwei Wochen', 'Check-up after two weeks'],
  ['Das Postfach ist voll (552).', 'The mailbox is full (552).'],
  [
    '20.11.2026, 09:41:07 · Hinweis auf einen Brief',
    'November 20, 2026, 9:41:07 AM · Notice of a letter',
  ],
  ['Erneut senden', 'Send again'],
  ['Ihre Unterlagen werden gesendet', 'Sending your documents'],
  ['geringste Tiefe', 'least depth'],
  ['größte Tiefe', 'greatest depth'],
  ['Wiederherstellungscodes', 'Recovery codes'],
  ['7 von 10 sind übrig', '7 of 10 are left'],
  ['Passwort', 'Password'],
  ['Geändert am 3. März 2026', 'Changed on March 3, 2026'],
  ['Ändern', 'Change'],
  ['Der Brief vom 20. November.', 'The letter of November 20.'],
  ['Noch sechs Ziffern.', 'Six more digits.'],
  ['Anmelden', 'Sign in'],
  ['Abbrechen', 'Cancel'],
  [
    'Kommen Sie nicht weiter? 03643 000 00 00, heute bis 18 Uhr',
    'Are you stuck? 03643 000 00 00, today until 6 pm',
  ],
  ['Funktion, eines von zwei', 'Functional, one of two'],
  ['Zur Behandlung', 'About the treatment'],
  ['Ablauf', 'Course'],
  [
    'Erst sprechen wir, dann sehen wir hin, dann entscheiden wir.',
    'First we talk, then we look, then we decide.',
  ],
  ['Risiken', 'Risks'],
  ['Rötung für einen Tag; selten ein blauer Fleck.', 'Redness for a day; rarely a bruise.'],
  ['Archiv', 'Archive'],
  ['Zwei Seiten, A4', 'Two pages, A4'],
  ['Drucken', 'Print'],
  ['0,5–1,5 mm', '0.5–1.5 mm'],
  [
    'Für Narben, Poren und müde gewordene Haut.',
    'For scars, pores and a skin that has grown tired.',
  ],
  ['Praxis', 'Practice'],
  ['Zur Website', 'To the website'],
  ['Verbunden, alles gespeichert', 'Connected, everything saved'],
  ['Anfragen', 'Requests'],
  ['3 offen', 'Open 3'],
  ['Schließen', 'Close'],
  ['Möchte eine Beratung.', 'Would like a consultation.'],
];

const toGerman = new Map(texts.map(([de, en]) => [en, de]));
const toEnglish = new Map(texts);

/** What is translated stays the same object: a component may compare it. */
const known = { de: new WeakMap<object, unknown>(), en: new WeakMap<object, unknown>() };

/** A value of a story's args, with every sample text in it in this language. Other texts stay as they are. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value === 'string')
    return (language === 'de' ? toGerman : toEnglish).get(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  const done = known[language].get(value) ?? translate(value, language);
  known[language].set(value, done);
  return done;
}

function translate(value: object, language: Language): unknown {
  if (isValidElement<object>(value)) {
    const props = inLanguage(value.props, language) as object;
    return props === value.props ? value : cloneElement(value, props);
  }
  if (Array.isArray(value)) {
    const items = value.map((one) => inLanguage(one, language));
    return items.some((one, place) => one !== value[place]) ? items : value;
  }
  const entries = Object.entries(value).map(([name, one]) => [name, inLanguage(one, language)]);
  const isChanged = entries.some(([name, one]) => one !== value[name as keyof typeof value]);
  return isChanged ? Object.fromEntries(entries) : value;
}
