/**
 * Uses that are right: the file (or folder), and a part of the line. A text for users, a law, a word of another
 * project.
 */
export const allowed: readonly (readonly [file: string, part: string])[] = [
  ['scripts/words/', ''],
  // A key of the texts, which sites override.
  ['packages/account-pages/src/frame/help.tsx', 'helpAtDoor'],
  ['packages/account-pages/src/messages/common.ts', 'helpAtDoor'],
  // Words in texts that the rule searches, not names.
  ['packages/compliance/src/rules/prices.ts', 'fahrschein|ticket|taxi'],
  // A field of the messages between tabs: a tab with an older version still sends and reads it.
  ['packages/record-model/src/tabs/tabs.ts', "kind: 'row'"],
];
