export { AllowedNote, type AllowedNoteProps } from './react/allowed-note.tsx';
export { CheckedText, type CheckedTextProps } from './react/checked-text.tsx';
export { FindingNote, type FindingNoteProps } from './react/finding-note.tsx';
export { FindingState, type FindingStateProps } from './react/finding-state.tsx';
