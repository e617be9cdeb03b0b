export type { LetterTextBlock } from './editor/find-blocks.ts';
export { LetterEditor, type LetterEditorProps } from './editor/letter-editor.tsx';
export {
  type LetterExtent,
  LetterMeasure,
  type LetterMeasureProps,
} from './editor/letter-measure.tsx';
export type { LetterEditorConflict } from './editor/use-conflict.tsx';
export { useLetterLayout } from './editor/use-letter-layout.ts';
