export { Letter } from './letter/letter.entity.ts';
export { LetterEvent } from './letter/letter-event.entity.ts';
export { LetterPrint } from './letter/letter-print.entity.ts';
export { allowLetterDeletion } from './letter/retention.ts';
export { TextBlock } from './text-blocks/text-block.entity.ts';
