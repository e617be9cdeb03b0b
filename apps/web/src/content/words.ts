import { requestMessages } from '@praxiskit/contact-requests';
import type { Locale } from '@praxiskit/core';
import {
  allWords,
  messageText,
  type PageWords,
  type SiteWord,
  type Words,
  withWords,
  wordsIn,
} from '@praxiskit/pages';
import { practiceMessages } from '@praxiskit/practice';
import { dayMessages, layers, treatmentMessages } from '@praxiskit/treatments';
import { onTreatments } from '@praxiskit/treatments/staff';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';
import { mailTexts } from '../messages/mails.ts';

/** The texts as they are until the practice changes them. */
const own: Record<Locale, object> = {
  de: {
    ...de,
    contactRequests: requestMessages.de,
    mails: mailTexts.de,
    practice: practiceMessages.de,
    treatments: treatmentMessages.de,
    myDay: dayMessages.de,
  },
  en: {
    ...en,
    contactRequests: requestMessages.en,
    mails: mailTexts.en,
    practice: practiceMessages.en,
    treatments: treatmentMessages.en,
    myDay: dayMessages.en,
  },
};

type Label = SiteWord['label'];
type More = Pick<SiteWord, 'lines' | 'keeps'>;

const word = (key: string, inGerman: string, inEnglish: string, more: More = {}): SiteWord => ({
  key,
  label: { de: inGerman, en: inEnglish },
  ...more,
  text: { de: messageText(own.de, key), en: messageText(own.en, key) },
});

const part = (label: SiteWord['label'], ...words: SiteWord[]) => ({ label, words });

const two = { lines: 2 };
const goae = { lines: 3, keeps: ['GOÄ'] };

const step = (at: number) => [
  word(`contactRequests.steps.${at}.when`, `${at + 1}. Schritt: wann`, `Step ${at + 1}: when`),
  word(`contactRequests.steps.${at}.title`, `${at + 1}. Schritt`, `Step ${at + 1}`),
  word(`contactRequests.steps.${at}.text`, `${at + 1}. Schritt: Text`, `Step ${at + 1}: text`, two),
];

const mail = (name: 'request' | 'letter', on: Label, keeps: string[] = []) => [
  word(`mails.${name}.subject`, `Betreff ${on.de}`, `Subject ${on.en}`),
  word(`mails.${name}.text`, `Text ${on.de}`, `Text ${on.en}`, { lines: 8, keeps }),
];

/** The title of each part of a treatment's page in the editor. */
const sectionTitles = [
  { id: 'what', label: { de: 'Was geschieht', en: 'What happens' } },
  { id: 'purpose', label: { de: 'Wofür', en: 'What for' } },
  { id: 'course', label: { de: 'Ablauf', en: 'Course' } },
  { id: 'risks', label: { de: 'Risiken', en: 'Risks' } },
  { id: 'care', label: { de: 'Davor und danach', en: 'Before and after' } },
  { id: 'help', label: { de: 'Wen man anruft', en: 'Whom to call' } },
  { id: 'questions', label: { de: 'Fragen', en: 'Questions' } },
  { id: 'evidence', label: { de: 'Belege', en: 'Evidence' } },
  { id: 'alternatives', label: { de: 'Alternativen', en: 'Alternatives' } },
  { id: 'related', label: { de: 'Verwandte Behandlungen', en: 'Related treatments' } },
];

/** Which texts beside titles and bodies the practice writes, by the record of pages that keeps them. */
export const pageWords: readonly PageWords[] = [
  {
    slug: 'home',
    address: '/',
    parts: [
      part(
        { de: 'Anfang der Seite', en: 'Top of the page' },
        word('home.headline', 'Überschrift', 'Headline'),
      ),
      part(
        { de: 'Behandlungen', en: 'Treatments' },
        word('home.treatments', 'Überschrift der Behandlungen', 'Headline of the treatments'),
        word('home.treatmentsLead', 'Satz darunter', 'Sentence below', two),
        word('home.guide', 'Hinweis darunter', 'Note below them', goae),
      ),
      part(
        { de: 'Schichten der Haut', en: 'Layers of the skin' },
        ...layers.flatMap((layer) => [
          word(`layers.${layer}.name`, de.layers[layer].name, en.layers[layer].name),
          word(
            `layers.${layer}.about`,
            `${de.layers[layer].name}: Satz`,
            `${en.layers[layer].name}: sentence`,
          ),
        ]),
      ),
      part(
        { de: 'Ärztinnen und Ärzte', en: 'Doctors' },
        word('practice.doctor.title', 'Überschrift, klein', 'Small headline'),
        word('practice.doctor.refusals', 'Vor dem, was sie nicht tun', 'Before what they refuse'),
      ),
      part(
        { de: 'Anliegen', en: 'Concerns' },
        word('home.finder', 'Überschrift der Anliegen', 'Headline of the concerns'),
        word('home.finderLead', 'Satz daneben', 'Sentence beside it'),
      ),
      part(
        { de: 'Sprechzeiten und Weg', en: 'Opening hours and directions' },
        word('home.hours', 'Überschrift der Sprechzeiten', 'Headline of the opening hours'),
        word('way.from', 'Woher der Weg führt', 'Where the directions begin'),
        word('way.description', 'Beschreibung des Wegs', 'Description of the route', { lines: 3 }),
      ),
      part(
        { de: 'Wenn es eine Seite nicht gibt', en: 'Where there is no such page' },
        word('error.notFound', 'Kopf der leeren Seite', 'Head of the empty page'),
        word('error.notFoundText', 'Text der leeren Seite', 'Text of the empty page', two),
        word('error.deepest', 'Satz am Ende', 'Sentence at the end'),
      ),
      part(
        { de: 'Ende jeder Seite', en: 'Foot of every page' },
        word('site.depthNote', 'Hinweis zu den Tiefen', 'Note on the depths', two),
      ),
    ],
  },
  {
    slug: 'preise',
    address: '/preise',
    parts: [
      part(
        { de: 'Beratung', en: 'Consultation' },
        word('prices.advice', 'Name der Gruppe', 'Name of the group'),
        word('prices.adviceWhen', 'Zusatz', 'Addition'),
      ),
      part(
        { de: 'Hinweise, auch bei jeder Behandlung', en: 'Notes, also with each treatment' },
        word('prices.note', 'Umsatzsteuer und GOÄ', 'VAT and GOÄ', goae),
        word('prices.valid', 'Gültigkeit', 'Validity', { lines: 3, keeps: ['{{date}}'] }),
        word('prices.fee', 'Nach einem Preis', 'After a price', { keeps: ['GOÄ'] }),
      ),
    ],
  },
  {
    slug: 'behandlungen',
    address: onTreatments,
    isWordsOnly: true,
    parts: [
      part(
        { de: 'Anfang der Seite', en: 'Top of the page' },
        word('treatment.works', 'Neben der Schicht', 'Beside the layer'),
        word('treatment.guide', 'Hinweis zur Tiefe', 'Note on the depth', two),
        word('treatment.noDepth', 'Hinweis ohne Tiefe', 'Note without a depth', two),
      ),
      part(
        { de: 'Preis und Termin', en: 'Price and date' },
        word('treatment.included', 'Was enthalten ist', 'What is included', {
          keeps: ['{{parts}}'],
        }),
        word('treatment.myDay', 'Frage nach dem Termin', 'Question about the date'),
        word('home.request', 'Aufforderung zur Anfrage', 'Invitation to a request'),
      ),
      part(
        { de: 'Überschriften', en: 'Headlines' },
        ...sectionTitles.map(({ id, label }) =>
          word(`treatments.titles.${id}`, label.de, label.en),
        ),
      ),
      part(
        { de: 'Risiken', en: 'Risks' },
        word('treatments.risksLead', 'Satz vor den Risiken', 'Sentence before the risks', two),
      ),
      part(
        { de: 'Wenn danach etwas nicht stimmt', en: 'If something is wrong afterwards' },
        word('treatments.help.practice.text', 'Zu den Sprechzeiten', 'During opening hours', two),
        word('treatments.help.onCall.text', 'Nachts', 'At night', two),
        word('treatments.help.emergency.text', 'Im Notfall', 'In an emergency', { lines: 3 }),
      ),
    ],
  },
  {
    slug: 'termin',
    address: '/termin',
    isWordsOnly: true,
    parts: [
      part(
        { de: 'Mein Termin', en: 'Your day' },
        word('pages.my-day.title', 'Titel', 'Title'),
        word('pages.my-day.description', 'Beschreibung für Suchmaschinen', 'For search engines', {
          lines: 2,
        }),
        word('myDay.headline', 'Überschrift', 'Headline'),
        word('myDay.lead', 'Einleitung', 'Introduction', { lines: 3 }),
        word('myDay.advice', 'Was Sie raten', 'What you advise', { lines: 4 }),
      ),
    ],
  },
  {
    slug: 'anfrage',
    address: '/anfrage',
    isWordsOnly: true,
    parts: [
      part(
        { de: 'Vor dem Formular', en: 'Before the form' },
        word('contactRequests.headline', 'Überschrift', 'Headline'),
        word('contactRequests.lead', 'Einleitung', 'Introduction'),
        word('contactRequests.fee', 'Kosten', 'Fee', { keeps: ['{fee}', 'GOÄ'] }),
      ),
      part({ de: 'Was dann geschieht', en: 'What happens then' }, ...[0, 1, 2].flatMap(step)),
      part(
        { de: 'Am Formular', en: 'At the form' },
        word('contactRequests.why', 'Warum so wenige Felder', 'Why so few fields', two),
        word('contactRequests.call', 'Vor der Telefonnummer', 'Before the phone number'),
      ),
      part(
        { de: 'Wenn es gesendet ist', en: 'Once it is sent' },
        word('contactRequests.sent.headline', 'Überschrift der Bestätigung', 'Confirmation'),
        word('contactRequests.sent.email', 'Antwort per E-Mail', 'Answer by e-mail', two),
        word('contactRequests.sent.phone', 'Antwort am Telefon', 'Answer by phone', two),
        word('contactRequests.sent.prepare', 'Vor der Liste', 'Before the list'),
        word('contactRequests.sent.preparation', 'Liste, je Zeile eines', 'List, one per line', {
          lines: 4,
        }),
        word('contactRequests.sent.withdraw', 'Wer etwas ändern will', 'To change something', two),
      ),
    ],
  },
  {
    slug: 'mails',
    address: null,
    isWordsOnly: true,
    parts: [
      part(
        { de: 'Nach einer Anfrage', en: 'After a request' },
        ...mail('request', { de: 'der Bestätigung', en: 'of the confirmation' }),
      ),
      part(
        { de: 'Zu einem neuen Brief', en: 'On a new letter' },
        ...mail('letter', { de: 'zum Brief', en: 'on the letter' }, ['{link}']),
      ),
    ],
  },
];

export const siteWords = allWords(pageWords);

/** No page says what mails say, and every page carries its words to the browser. */
const shownWords = siteWords.filter(({ key }) => !key.startsWith('mails.'));

type WrittenPages = readonly { words: unknown }[];

const writtenIn = (pages: WrittenPages) => Object.assign({}, ...pages.map(({ words }) => words));

/** The practice's own texts for its pages, from the records of pages. */
export const wordsOf = (pages: WrittenPages, locale: Locale): Words =>
  wordsIn(writtenIn(pages), shownWords, locale);

/** The practice's own texts of mails to patients, from the same records. */
export const mailTextsOf = (pages: WrittenPages) => (locale: Locale) =>
  withWords(mailTexts[locale], wordsIn(writtenIn(pages), siteWords, locale), 'mails');
