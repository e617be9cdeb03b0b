import type { Both } from '../finding.ts';
import { type Amount, amountsOf } from '../text/numbers.ts';
import { type Sentence, sentencesOf } from '../text/sentences.ts';
import { laws } from './laws.ts';
import { moneyOf } from './prices.ts';
import type { Hit, Reading, Rule } from './rule.ts';
import { words } from './words.ts';

const DAYS: readonly [RegExp, number][] = [
  [/^stunde|^hour/u, 1 / 24],
  [/^tag|^day/u, 1],
  [/^woche|^week/u, 7],
];
const MONTHS: readonly [RegExp, number][] = [
  [/^woche|^week/u, 0.25],
  [/^monat|^month/u, 1],
  [/^jahr|^year/u, 12],
];

const noDowntime = words(
  [
    'kein~ ausfallzeit~',
    'ohne ausfallzeit~',
    'sofort(?: wieder)? gesellschaftsfähig',
    'no down-?time',
    'without(?: any)? down-?time',
  ],
  { denial: 'no' },
);

function* contradictions(reading: Reading): Generator<Hit> {
  for (const sentence of sentencesOf(reading.text)) {
    yield* sessions(reading, sentence);
    yield* downtime(reading, sentence);
    yield* depth(reading, sentence);
    yield* duration(reading, sentence);
    yield* lasts(reading, sentence);
  }
  yield* priceOf(reading);
}

/** Later sessions that keep a result are no part of the first course. */
const REFRESH = /auffrisch|jähr|pro jahr|im jahr|je jahr|erhalt|refresh|maint|year|annual|top-?up/u;

function* sessions({ text, facts }: Reading, sentence: Sentence): Generator<Hit> {
  const { sessions_min: fewest, sessions_max: most } = facts;
  if (fewest == null || most == null || REFRESH.test(inside(text, sentence))) return;
  for (const amount of within(
    text,
    sentence,
    'sitzung(?:en)?|behandlungen|termine[n]?|sessions?|treatments|appointments',
  )) {
    // 'in einer Sitzung' counts nothing.
    const isArticle =
      amount.max === 1 &&
      !/nur|einzig|genüg|reich|enough|only|single/u.test(inside(text, sentence));
    if (!isArticle && isOutside(amount, fewest, most)) {
      yield differs(amount, range(fewest, most), { de: 'Sitzungen', en: 'sessions' });
    }
  }
}

function* downtime({ text, facts }: Reading, sentence: Sentence): Generator<Hit> {
  const { downtime_days_min: least, downtime_days_max: most } = facts;
  if (least == null || most == null) return;
  const name = { de: 'Tage Ausfallzeit', en: 'days of downtime' };
  if (most > 0) {
    for (const hit of noDowntime({ text: inside(text, sentence) })) {
      yield differs(moved(hit, sentence), range(least, most), name);
    }
  }
  if (!/ausfallzeit|gesellschaftsfähig|down-?time/u.test(inside(text, sentence))) return;
  for (const amount of within(text, sentence, 'stunden?|tage?n?|wochen?|hours?|days?|weeks?')) {
    if (isOutside(inUnits(amount, DAYS), least, most))
      yield differs(amount, range(least, most), name);
  }
}

function* depth({ text, facts }: Reading, sentence: Sentence): Generator<Hit> {
  const { depth_min: least, depth_max: most } = facts;
  if (least == null || most == null) return;
  if (!/tief|depth|deep/u.test(inside(text, sentence))) return;
  for (const amount of within(text, sentence, 'mm|millimetern?|millimeters?|millimetres?')) {
    if (isOutside(amount, least, most))
      yield differs(amount, range(least, most), { de: 'mm Tiefe', en: 'mm of depth' });
  }
}

function* duration({ text, facts }: Reading, sentence: Sentence): Generator<Hit> {
  const { duration_minutes: minutes } = facts;
  const said = inside(text, sentence);
  if (minutes == null || !/(?:behandlung|sitzung|treatment|session)/u.test(said)) return;
  if (!/dauert|behandlungsdauer|lasts|takes/u.test(said)) return;
  for (const amount of within(text, sentence, 'minuten?|stunden?|minutes?|hours?')) {
    const inMinutes = inUnits(amount, [
      [/^stunde|^hour/u, 60],
      [/^minute/u, 1],
    ]);
    if (isOutside(inMinutes, minutes, minutes)) {
      yield differs(amount, String(minutes), { de: 'Minuten Dauer', en: 'minutes' });
    }
  }
}

function* lasts({ text, facts }: Reading, sentence: Sentence): Generator<Hit> {
  const { lasts_de, lasts_en } = facts;
  const [known] = lasts_de ? amountsOf(lasts_de.toLowerCase(), 'wochen?|monate?n?|jahre?n?') : [];
  if (!known || !lasts_de || !lasts_en || /länger|mehr/u.test(lasts_de)) return;
  if (
    !/(?<!\p{L})(?:hält|halten|anhält|anhalten|lasts|(?:to|will|can|may|results) last|holds?)(?!\p{L})/u.test(
      inside(text, sentence),
    )
  )
    return;
  const { min, max } = inUnits(known, MONTHS);
  for (const amount of within(text, sentence, 'wochen?|monate?n?|jahre?n?|weeks?|months?|years?')) {
    const said = inUnits(amount, MONTHS);
    if (said.min > max || said.max < min) {
      yield {
        ...spot(amount),
        message: {
          de: `Das Feld „Hält“ sagt ${lasts_de}.`,
          en: `The field “Lasts” says ${lasts_en}.`,
        },
      };
    }
  }
}

function* priceOf({ text, facts }: Reading): Generator<Hit> {
  const known = facts.prices;
  if (!known || known.length === 0) return;
  for (const { start, end, euros } of moneyOf(text)) {
    if (known.includes(euros)) continue;
    const lowest = Math.min(...known);
    yield {
      start,
      end,
      message: {
        de: `Die Preisliste nennt diesen Betrag nicht; sie beginnt bei ${lowest}\u00a0€.`,
        en: `The price list does not have this amount; it begins at €${lowest}.`,
      },
    };
  }
}

const inside = (text: string, { start, end }: Sentence) => text.slice(start, end);
const spot = ({ start, end }: Hit) => ({ start, end });
const moved = (hit: Hit, { start }: Sentence): Hit => ({
  start: hit.start + start,
  end: hit.end + start,
});
const range = (min: number, max: number) => (min === max ? String(min) : `${min}–${max}`);
const isOutside = (said: Pick<Amount, 'min' | 'max'>, min: number, max: number) =>
  said.min < min || said.max > max;

function* within(text: string, sentence: Sentence, units: string): Generator<Amount> {
  for (const amount of amountsOf(inside(text, sentence), units)) {
    yield { ...amount, start: amount.start + sentence.start, end: amount.end + sentence.start };
  }
}

function inUnits(amount: Amount, units: readonly (readonly [RegExp, number])[]) {
  const factor = units.find(([unit]) => unit.test(amount.unit))?.[1] ?? 1;
  return { min: amount.min * factor, max: amount.max * factor };
}

function differs(hit: Hit, known: string, name: Both): Hit {
  return {
    ...spot(hit),
    message: {
      de: `Die Zahlen der Behandlung sagen ${known} ${name.de}.`,
      en: `The treatment’s numbers say ${known} ${name.en}.`,
    },
  };
}

export const contradictionRules: readonly Rule[] = [
  {
    id: 'facts-contradict',
    kind: 'law',
    law: laws.misleading,
    borders: 'spaced',
    message: {
      de: 'Der Text widerspricht den Zahlen der Behandlung.',
      en: 'The text contradicts the treatment’s numbers.',
    },
    advice: {
      de: 'Ändern Sie den Text oder die Zahl; am besten steht sie nur an einer Stelle.',
      en: 'Change the text or the number; best, it stands in one place only.',
    },
    find: contradictions,
  },
];
