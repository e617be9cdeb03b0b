const NEGATORS =
  "nicht|nie|niemals|kaum|kein|keine|keinen|keinem|keiner|keines|ohne|weder|niemand|nichts|not|no|never|without|nobody|nothing|hardly|neither|nor|cannot|isn't|aren't|don't|doesn't|won't|can't";
const BEFORE = new RegExp(
  `(?<![\\p{L}])(?:${NEGATORS})(?![\\p{L}])(?! (?:nur|only|just)(?![\\p{L}]))`,
  'u',
);
const AFTER =
  /(?<![\p{L}])(?:nicht|nichts|niemand|not|never|nobody|nothing)(?:\s+\p{L}+){0,2}\s*$/u;

/** How many words before a claim may deny it: 'Kein Arzt kann den Erfolg einer Behandlung garantieren'. */
const REACH = 7;

/**
 * Whether the words before `start` in its clause deny it: 'nicht dauerhaft', not 'nicht nur dauerhaft'. A list's
 * members (commas, 'und') are clauses of their own where `isOfList`.
 */
export function isDenied(folded: string, start: number, isOfList = false): boolean {
  const words = wordsBefore(folded, start);
  const own = isOfList ? (words.split(/,| (?:und|oder|and|or)(?: |$)/u).at(-1) ?? '') : words;
  return BEFORE.test(own);
}

/** Whether the clause that continues at `end` denies the words before it: 'Eine Garantie gibt es nicht.' */
export function isDeniedAfter(folded: string, end: number): boolean {
  const [clause = ''] = folded.slice(end, end + 120).split(/[.;:!?,\n–—]/u);
  return AFTER.test(clause);
}

/** Whether a clause is a question: 'Hält das dauerhaft?'. A question with the answer yes is a statement. */
export function isAsked(folded: string, end: number): boolean {
  const rest = folded.slice(end, end + 300);
  return /^[^.;!\n]*\?/u.test(rest) && !/^[^\n]*\?\s*(?:ja|yes)(?!\p{L})/u.test(rest);
}

/** Whether a clause is a question as patients ask: 'Gibt es Rabatt?', not 'Lust auf 20 % Rabatt?' */
export function isAskedPlainly(folded: string, start: number, end: number): boolean {
  const [sentence = ''] = folded
    .slice(Math.max(0, start - 160), start)
    .split(/[.;:!?\n]/u)
    .slice(-1);
  const begins =
    /^\s*(?:gibt|geben|bieten|ist|sind|kann|wie|was|is|are|do|does|can|what|how)(?!\p{L})/u;
  return isAsked(folded, end) && begins.test(sentence);
}

function wordsBefore(folded: string, start: number): string {
  const clause = folded
    .slice(Math.max(0, start - 160), start)
    .split(/[.;:!?\n–—]|, (?:sondern|aber|denn|but) /u);
  return (clause.at(-1) ?? '').trim().split(/\s+/u).slice(-REACH).join(' ');
}
