/** A word that readers whose English is a second language stop at, and what is written in its place. */
export interface WordRule {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** In comments, titles of tests and documents. */
export const prose: readonly WordRule[] = [
  { pattern: /\bwhoever\b/i, instead: 'the caller, the visitor, the user' },
  { pattern: /\b(some|every|any)body\b/i, instead: 'a user, another user, staff' },
  { pattern: /\bnobody('s|’s)?\b/i, instead: 'no user, no visitor' },
  { pattern: /\bwho asks\b/i, instead: 'the caller' },
  { pattern: /\bwhat (is|was) typed\b|\bwhat somebody\b/i, instead: 'the input' },
  { pattern: /\bwhat (has|had) begun\b/i, instead: 'requests in progress' },
  {
    pattern: /\b(told|tells?|telling)\b/i,
    instead: 'notified, reported, logged, returned, received, says',
  },
  { pattern: /\bhears?\b/i, instead: 'is notified, receives' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bin vain\b/i, instead: 'without result' },
  { pattern: /\bat rest\b/i, instead: 'idle, stored' },
  { pattern: /\bon (the|its|their) way\b/i, instead: 'in flight, sent' },
  { pattern: /\bstands?\b(?! (for|alone))/i, instead: 'is' },
  { pattern: /\b(lies|lie)\b/i, instead: 'is, is stored' },
  { pattern: /\b(door|office|house|crew)s?\b/i, instead: 'guard, service, admin, site' },
  { pattern: /\bThe way of (a|an|the)\b/, instead: 'How a … travels' },
];

/** In names of the code. */
export const names: readonly WordRule[] = [
  {
    pattern: /\b(tell|hear)[A-Z]\w*|\b#?(tell|told|hear|lose|freed|goOn)\b(?=[(:=<])/,
    instead: 'notify, report, log, listen, handleDisconnect, onStored, saveAgain',
  },
  {
    pattern: /\b\w*([oO]ffice|[dD]oor|StaffRoom|[cC]rew|[tT]icket)(s|[A-Z]\w*)?\b/,
    instead: 'guard, service, admin, site, token',
  },
];

/** Names of files. */
export const files: readonly WordRule[] = [
  {
    pattern: /(^|[-/])(tell|told|hear|office|door|room|crew|ticket|house)s?([-./]|$)/,
    instead: 'the names of rules.ts in scripts/words',
  },
];
