export { LetterPaper, type LetterPaperProps, type PrintedLetter } from './react/letter-paper.tsx';
export { useMarkRead } from './react/use-mark-read.ts';
