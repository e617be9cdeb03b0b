import { laws } from './laws.ts';
import type { Rule } from './rule.ts';
import { words } from './words.ts';

const best = words(
  [
    '(?:der|die|das|den|dem|des|unser|ihr|ein)e?[nmrs]? (?:\\p{L}+ )?beste[nmrs]?',
    'beste[nrs]? (?:\\p{L}+ )?(?:behandlung|praxis|ärztin|arzt|ergebnis|methode|adresse|qualität|wahl|preis|technik|gerät)~',

    'weltbest~',
    'allerbest~',
    'marktführ~',
    '(?:die |der |das )?nummer (?:1|eins)',
    'nr\\.? 1',
    '(?:\\p{L}+ )?spitzen(?:medizin|reiter|klasse|qualität)~',

    'führend~ (?:\\p{L}+ )?(?:praxis|klinik|anbieter|spezialist|expert|adresse|zentrum|ärzt|arzt|methode)~',
    'führend in',
    '(?:der|die|das|unsere?) (?!erst|nächst|meist|letzt|wichtigst|kleinst|best|ältest)~\\p{L}{3}ste[nrms]? (?:methode|verfahren|behandlung|technik|technologie|praxis|klinik|gerät)~',
    'modernste[nmrs]?',
    'neueste[nmrs]? (?:technik|technologie|methode|gerät)~',

    'einzigartig~',
    'unübertroffen~',
    'unvergleichlich~',
    'konkurrenzlos~',
    'perfekte[nmrs]? (?:ergebnis|haut|gesicht|resultat)~',
    'höchste[nmrs]? (?:qualität|niveau|standard)~',

    "(?:the|our|your|germany['’]s|world['’]s) (?:very )?best",
    'best (?:doctor|practice|clinic|treatment|results?|method|price|choice)s?',
    'number one',
    'no\\. 1',
    'leading (?:\\p{L}+ )?(?:practice|clinic|provider|specialist|expert|center)~',

    'world-?class',
    'state-of-the-art',
    'cutting-edge',
    'unique (?:method|treatment|practice|concept|technique|approach|results?|skill)s?',
    'best in (?:town|class|the|germany)',
    'the (?!first|next|last|lat|near|long|short|hon|b)\\p{L}{3,}est (?:treatment|method|technique|practice|clinic)s?',
    'unrivaled',
    'unmatched',
    'second to none',
    'perfect (?:result|skin|face)s?',
    'most (?:modern|advanced)',
  ],
  {
    denial: 'around',
    mayBeAsked: true,
    unless: {
      hit: /(?:^|\s)besten (?:dank|gruß|grüße)|nr\.? 1\d/u,
      before: /(?:\bam|nach|zum|linie|haus|hausnummer|nummer|platz|seite)\s+$/u,
      after:
        /^[,.]|^\s+(?:wie|belege|studien|daten|untersucht|studied|evidence|data|review|gewissen|wissen|wünsche|grüße|dank|regards|wishes|knowledge|before|not|known|identifier|id)|^\.?\d/u,
    },
  },
);

const allRisks = words(
  [
    '(?:alle|sämtliche|die vollständigen?|jedes)(?: \\p{L}+)? (?:risik~|nebenwirkung~|komplikation~)',
    'vollständig~ (?:aufklärung|risik~|liste der (?:risik|neben)~)',

    '(?:all|every)(?: the| of the| possible)? (?:risks?|side effects?|complications?)',
    'complete (?:list of )?(?:risks|side effects)',
  ],
  {
    denial: 'around',
    mayBeAsked: true,
    unless: {
      before: /(?:über|nicht|not|einschließlich|including)\s+$/u,
      after: /^\s+(?:besprechen|besprochen|gehören|we discuss|are discussed|belong)/u,
    },
  },
);

export const claims: readonly Rule[] = [
  {
    id: 'superlative',
    kind: 'law',
    law: laws.misleading,
    message: {
      de: 'Wer sich als den Besten, Ersten oder Einzigen darstellt, muss es beweisen können; sonst führt er irre.',
      en: 'Whoever claims to be the best, the first or the only one has to prove it, or misleads.',
    },
    advice: {
      de: 'Sagen Sie, was Sie tun und seit wann, ohne Vergleich.',
      en: 'Say what you do and since when, without comparing.',
    },
    borders: 'both',
    find: best,
  },
  {
    id: 'all-risks',
    kind: 'law',
    law: laws.information,
    message: {
      de: 'Eine Seite ersetzt das Aufklärungsgespräch nicht und nennt nie jedes Risiko.',
      en: 'A page does not replace the conversation about risks, and never names every one.',
    },
    advice: {
      de: 'Schreiben Sie „die wichtigsten Risiken; alles Weitere im Gespräch“.',
      en: 'Write “the most important risks; everything else in the conversation.”',
    },
    borders: 'both',
    find: allRisks,
  },
];
