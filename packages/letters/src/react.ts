export { LetterPaper, type LetterPaperProps } from './react/letter-paper.tsx';
