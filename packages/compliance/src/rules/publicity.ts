import { laws } from './laws.ts';
import type { Rule } from './rule.ts';
import { words } from './words.ts';

const publicity = { kind: 'law', borders: 'both', law: laws.public } as const;

/** § 11 (1) HWG, sentence 1, numbers 2, 7, 11 and 12; sentence 3 for what plastic surgery may not show. */
export const publicityRules: readonly Rule[] = [
  {
    ...publicity,
    id: 'before-after',
    message: {
      de: 'Vorher und nachher nebeneinander ist bei Eingriffen ohne medizinischen Anlass verboten, auch bei Unterspritzungen (BGH, I ZR 170/24).',
      en: 'Before beside after is forbidden for procedures without a medical reason, injections included (BGH, I ZR 170/24).',
    },
    advice: {
      de: 'Zeigen Sie, wie die Behandlung verläuft, nicht ihr Ergebnis im Vergleich.',
      en: 'Show how the treatment is done, not its result in comparison.',
    },
    find: words(
      [
        'vorher(?:\\s*[-–/]\\s*| und |-und-| & )nachher~',
        'vor und nach der behandlung im (?:bild|vergleich)',
        '(?:bilder|fotos|aufnahmen|pictures|photos|images)…(?:vor und nach|before and after)',
        'nachher-?(?:bild|foto|aufnahme)~',
        'vorher-?(?:bild|foto|aufnahme)~',

        'before(?:-and-| and | & )after(?:-| )?(?:photo|picture|image|pic|shot|result|galler)~',
        'before(?:/| / )after~',
        'before-after~',
        'after photos?',
      ],
      { unless: { after: /^[^.!?]*(?:akte|dokument|chart|file)/u } },
    ),
  },
  {
    ...publicity,
    id: 'testimonial',
    message: {
      de: 'Dank und Empfehlung von Patienten sind als Werbung unzulässig, wo sie irreführen oder missbräuchlich sind; ausgewählte Stimmen sind es fast immer.',
      en: 'Thanks and recommendations of patients are no lawful advertising where they mislead; selected voices nearly always do.',
    },
    advice: {
      de: 'Lassen Sie Stimmen von Patienten weg.',
      en: 'Leave voices of patients out.',
    },
    find: words([
      '(?:patient~|kund~)(?:stimme|bewertung|meinung|erfahrung|bericht)~',
      'das sagen unsere (?:patient|kund)~',
      'unsere (?:patient|kund)~ (?:lieb|vertrau|schwärm|empfehl)~',
      'our (?:patients|clients) (?:love|trust|recommend)~',
      'stimmen unserer (?:patient|kund)~',
      'erfahrungsbericht~',
      'dankschreiben',
      'zufriedene[rn]? (?:patient|kund)~',
      '(?:google|jameda)-?(?:bewertung|sterne|rezension)~',
      '(?:5|fünf) sterne',

      'testimonial~',
      'what our (?:patients|clients) say',
      '(?:patient|client|customer) (?:review|stor|voice|testimonial)~',
      'happy (?:patients|clients|customers)',
      'satisfied (?:patients|clients|customers)',
      '(?:5|five)[- ]stars?(?: review~)?',
    ]),
  },
  {
    ...publicity,
    id: 'expert-recommendation',
    message: {
      de: 'Mit Empfehlungen von Ärzten, Wissenschaftlern oder Prominenten darf für Behandlungen nicht geworben werden.',
      en: 'Treatments must not be advertised with recommendations of doctors, scientists or celebrities.',
    },
    advice: {
      de: 'Nennen Sie die Studie mit Quelle, ohne Empfehlung.',
      en: 'Name the study with its source, without a recommendation.',
    },
    find: words([
      'von (?:\\p{L}+ )?(?:ärzt|dermatolog|expert|wissenschaftler|professor|prominent|star)~ (?:empfohlen|genutzt|geschätzt|bestätigt)',
      '(?:ärzte|dermatologen|experten|prominente|stars)(?: \\p{L}+)? (?:empfehlen|schwören|vertrauen)',

      '(?:recommended|endorsed|trusted) by (?:\\p{L}+ )?(?:doctors|dermatologists|experts|scientists|celebrities|stars)',
      '(?:doctor|dermatologist|expert|celebrity)[- ](?:recommended|approved|endorsed)',
    ]),
  },
  {
    ...publicity,
    id: 'fear',
    message: {
      de: 'Werbung darf nicht nahelegen, dass es ohne die Behandlung schlechter um jemanden steht.',
      en: 'Advertising must not suggest that somebody will be worse off without the treatment.',
    },
    advice: {
      de: 'Sagen Sie auch, dass man warten oder nichts tun kann.',
      en: 'Say, too, that one can wait or do nothing.',
    },
    find: words(
      [
        'bevor es zu spät ist',
        'warten sie nicht (?:länger|mehr|bis~)',
        'ohne behandlung (?:wird|werden|droh|verschlimmer|verschlechter)~',
        'wer (?:jetzt )?nicht…(?:riskiert|bereut)',
        'schämen sie sich',
        'leiden sie unter ihr~',
        'hässlich~',
        'makel',
        'schönheitsfehler~',

        "before it['’]?s? (?:is )?too late",
        "don['’]t wait (?:until|any longer)",
        'do not wait until',
        'without treatment…(?:worse|worsen|risk)~',
        'ashamed of your',
        'ugly',
        'flaws?',
      ],
      { denial: 'no', mayBeAsked: false },
    ),
  },
  {
    ...publicity,
    id: 'youth',
    message: {
      de: 'Werbung für solche Behandlungen darf sich nicht an Kinder und Jugendliche richten.',
      en: 'Advertising for such treatments must not address children and adolescents.',
    },
    advice: {
      de: 'Nennen Sie das Mindestalter von 18 Jahren oder streichen Sie den Satz.',
      en: 'Name the minimum age of 18, or strike the sentence.',
    },
    find: words(
      [
        'für (?:\\p{L}+ )?(?:teenager|teens|jugendliche|schüler|azubi)~',
        'sweet-?(?:16|sixteen)~',
        '(?:zum|vor dem|fürs) abi(?:ball|tur)?',
        'schon (?:ab|mit) (?:1[0-7]|vierzehn|fünfzehn|sechzehn|siebzehn)(?: jahren)?',
        'ab (?:1[0-7]|sechzehn)(?: jahren)?',
        '(?:jugend|schüler|teenie)(?:angebot|preis|rabatt|behandlung|special)~',

        'for (?:\\p{L}+ )?(?:teens|teenagers|adolescents|students|minors)',
        'prom(?:-ready| night)',
        'from (?:the )?age (?:of )?(?:1[0-7]|sixteen)',
        'teen (?:offer|price|special|treatment)s?',
      ],
      {
        denial: 'around',
        unless: {
          hit: /^ab \d+$/u,
          after:
            /^\s*(?:%|€|uhr|mm|ml|[.,]\d|\d|behandeln wir nicht|is not|are not|sind|(?:\p{L}+\s+){0,3}(?:nicht|keine))/u,
        },
      },
    ),
  },
  {
    id: 'messenger',
    kind: 'law',
    borders: 'both',
    law: laws.healthData,
    message: {
      de: 'Wer einer Praxis schreibt, schreibt über seine Gesundheit; über solche Dienste gehen diese Daten an Dritte.',
      en: 'Whoever writes to a practice writes about their health; through such services these data go to third parties.',
    },
    advice: {
      de: 'Nennen Sie Telefon und das Formular der Seite.',
      en: 'Name the phone and the form of the site.',
    },
    find: words([
      '~whats(?:-| )?app~',
      'wa\\.me',
      'facebook[- ]messenger',
      '(?:per|über|via|by|on|auf) (?:telegram|messenger|insta|instagram|facebook)',
      'instagram-?(?:dm|nachricht)~',
      'direktnachricht~',
    ]),
  },
];
