import type { Facts } from './facts.ts';
import { laws } from './laws.ts';
import { everyone, guaranteed, lasting, painless, youth } from './promise-words.ts';
import type { Hit, Reading, Rule } from './rule.ts';

function* lastingWithFacts(reading: Reading): Generator<Hit> {
  for (const hit of lasting(reading)) yield { ...hit, ...insteadOf(reading.facts) };
}

/** A wording from the facts about how long it lasts. */
function insteadOf({ lasts_de, lasts_en }: Facts): Partial<Hit> {
  if (!lasts_de || !lasts_en) return {};
  return {
    advice: {
      de: `Vorschlag: „hält meist ${lasts_de}“.`,
      en: `Suggestion: “usually lasts ${lasts_en}.”`,
    },
  };
}

const promise = { kind: 'law', borders: 'both', law: laws.misleadingRemedy } as const;

export const promises: readonly Rule[] = [
  {
    ...promise,
    id: 'lasting-result',
    message: {
      de: 'Eine Wirkung für immer spricht der Behandlung etwas zu, das sie nicht hat.',
      en: 'An effect forever claims something that the treatment does not have.',
    },
    advice: {
      de: 'Sagen Sie, wie lange es meist hält.',
      en: 'Say how long it usually lasts.',
    },
    find: lastingWithFacts,
  },
  {
    ...promise,
    id: 'no-risk',
    message: {
      de: 'Der Eindruck, dass nichts schaden oder wehtun kann, ist falsch und deshalb verboten.',
      en: 'The impression that nothing can harm or hurt is false, and therefore forbidden.',
    },
    advice: {
      de: 'Sagen Sie, was die meisten spüren und was selten geschieht.',
      en: 'Say what most people feel, and what rarely happens.',
    },
    find: painless,
  },
  {
    ...promise,
    id: 'for-everyone',
    message: {
      de: 'Keine Behandlung eignet sich für alle; es gibt Gründe, die dagegen sprechen.',
      en: 'No treatment suits everyone; there are reasons against it.',
    },
    advice: {
      de: 'Nennen Sie, für wen sie gedacht ist, oder streichen Sie den Satz.',
      en: 'Name whom it is meant for, or strike the sentence.',
    },
    find: everyone,
  },
  {
    ...promise,
    id: 'promise-of-success',
    message: {
      de: 'Ein Erfolg darf nicht als sicher hingestellt werden.',
      en: 'Success must not be presented as certain.',
    },
    advice: {
      de: 'Sagen Sie, was oft erreicht wird und wovon es abhängt.',
      en: 'Say what is often achieved, and what it depends on.',
    },
    find: guaranteed,
  },
  {
    ...promise,
    id: 'rejuvenation',
    message: {
      de: 'Verjüngung, Erneuerung oder Wunder sind Wirkungen, die niemand belegen kann.',
      en: 'Rejuvenation, renewal or miracles are effects that nobody can prove.',
    },
    advice: {
      de: 'Beschreiben Sie, was sich sichtbar ändert.',
      en: 'Describe what visibly changes.',
    },
    find: youth,
  },
];
