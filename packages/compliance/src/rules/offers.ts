import { laws } from './laws.ts';
import type { Rule } from './rule.ts';
import { words } from './words.ts';

const advised =
  '(?:beratung|erstberatung|erstgespräch|beratungsgespräch|gespräch|untersuchung|hautanalyse|behandlung|probebehandlung|termin|kontrolle|nachkontrolle|nachbehandlung)~?(?!\\p{L})';
const free = '(?:kostenlos|kostenfrei|gratis|unentgeltlich|umsonst)~';

export const offers: readonly Rule[] = [
  {
    id: 'free-advice',
    kind: 'law',
    law: laws.gifts,
    borders: 'both',
    message: {
      de: 'Eine ärztliche Leistung umsonst ist eine Werbegabe; sie muss nach der GOÄ berechnet werden.',
      en: 'A doctor’s service free of charge is a gift that advertises; it has to be billed by the fee schedule GOÄ.',
    },
    advice: {
      de: 'Nennen Sie, was die Beratung kostet.',
      en: 'Say what the consultation costs.',
    },
    find: words(
      [
        `${free}(?: \\p{L}+)? ${advised}`,
        `${advised} (?:ist |sind |erfolgt |bieten wir |gibt es )?(?:(?!nicht |kein)\\p{L}+ )?${free}`,
        `gratis-?${advised}`,

        '(?:free|complimentary)(?: of charge)?(?: \\p{L}+)? (?:consultation|advice|examination|check-?up|treatment|session|appointment|skin analysis)s?',
        '(?:consultation|advice|examination|check-?up|treatment)s? (?:is |are )?(?:free(?: of charge)?|complimentary|at no (?:cost|charge))',
      ],
      {
        denial: 'around',
        mayBeAsked: 'plainly',
        unless: {
          before: /(?:feel|fühlen sie sich)\s+$/u,
          after: /^\s+(?:of|from|von)\s+(?!charge)/u,
        },
      },
    ),
  },
  {
    id: 'discount',
    kind: 'law',
    law: laws.gifts,
    borders: 'both',
    message: {
      de: 'Rabatte, Pakete, Gutscheine und befristete Angebote verleiten zu Behandlungen und passen nicht zur Gebührenordnung.',
      en: 'Discounts, bundles, vouchers and limited offers tempt into treatments and do not fit the fee schedule.',
    },
    advice: {
      de: 'Nennen Sie den Preis je Sitzung, mit „ab“.',
      en: 'Name the price of each session, with “from.”',
    },
    find: words(
      [
        '~rabatt~',
        'preisnachlass~',
        'nachlass',
        '(?:sonder|aktions|schnäppchen|schnupper|kennenlern|paket|kombi|einführungs|dumping|tiefst|best)-?(?:preis|angebot|aktion)~',
        '~schnäppchen~',
        '(?:sommer|winter|weihnachts|oster|frühlings|rabatt|sonder)-?(?:aktion|special|angebot)~',
        'aktions(?:woche|tag|monat|code)~',
        'gutschein~',
        '(?:geschenk|bonus|treue|zehner|10er|5er)-?kart~',
        'bonusprogramm~',

        'nur (?:heute|noch heute|diese woche|bis zum|bis \\p{L}+ ende|für kurze zeit)',
        'solange der vorrat reicht',
        'black[- ]friday~',
        'cyber[- ]monday',
        'statt(?: bisher)? \\d+(?:[.,]\\d+)?\\s?(?:€|euro)',
        '\\d+\\s?(?:%|prozent) (?:günstiger|billiger|sparen|weniger|rabatt|off|less)',
        '(?:sparen sie|spare|save)(?: \\p{L}+)? \\d+\\s?(?:%|prozent|€|euro)?',
        '(?:\\p{L}+-){1,3}paket~',
        '(?:2|zwei) (?:für|zum preis von) (?:1|ein~)',
        'im (?:\\d+er-?|dreier-?)?paket',
        '(?:behandlungs|beauty|wellness|kombi)-?paket~',
        'kur (?:mit|von|aus)(?: \\p{L}+| \\d+) (?:terminen|sitzungen|behandlungen)',
        '(?:bei|ab) (?:\\p{L}+ |\\d+ )?(?:buchung|behandlung)~ (?:von )?(?:\\p{L}+ |\\d+ )?(?:günstiger|sparen)',
        'neukunden~',
        'freunde werben',
        'verlosung~',
        'gewinnspiel~',
        'günstigste[nrms]? (?:preis|behandlung|praxis|angebot|anbieter)~',

        'discount~',
        'special offers?',
        'limited[- ](?:time|offer)~',
        '\\d+\\s?% off',
        'vouchers?',
        'gift cards?',
        'coupons?',
        'bundles?',
        'package (?:deal|price|offer)s?',
        'course of (?:\\p{L}+|\\d+)(?: sessions| treatments)?',
        'buy one',
        'two for one',
        'only today',
        'while stocks last',
        'bargains?',
        'loyalty (?:card|program)~',
        'cheapest (?:price|treatment|practice|offer|clinic)s?',
        'save up to',
      ],
      {
        denial: 'around',
        mayBeAsked: 'plainly',
        unless: {
          // 'course of treatment', 'course of antibiotics' are medicine.
          hit: /course of (?:treatment|antibiotic|the|a|this|your|action|events|therapy|disease|time)/u,
          before: /(?:of|in|during) (?:the|due) $/u,
          after: /^\s+(?:der|des|von|(?:of )?antibiotics?|tablets|medication)/u,
        },
      },
    ),
  },
];
