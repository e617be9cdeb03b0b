/** What each color of the kit is for. */
export const tokenUses = {
  paper: 'The background of the page',
  raised: 'Fields, cards, menus, dialogs',
  ink: 'Text',
  quiet: 'Notes, help, secondary text',
  primary: 'The one main button, switches, ticks',
  'on-primary': 'Text on primary',
  line: 'Frames, the head of a list',
  'field-line': 'The frame of an idle field',
  hairline: 'Between things that belong together',
  danger: 'Errors, always with a word',
  positive: 'What went well, always with a word',
  shade: 'Over the page, behind a dialog',
} as const;
