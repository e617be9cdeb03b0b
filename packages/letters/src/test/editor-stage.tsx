import { UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { LetterEditor, type LetterEditorProps, type LetterTextBlock } from '../editor.ts';
import { mergeLetterText } from '../letter-text/merge.ts';
import '../editor.css';

export const sampleLetter = `Sehr geehrte Frau Mustermann,

vielen Dank für Ihren Besuch am 18. November. Wie besprochen fasse ich zusammen, was wir gesehen haben und was ich Ihnen rate.

**Befund.** Ihre Haut ist an Wangen und Stirn trocken, die Oberhaut leicht schuppig. Die Fältchen an den Augen sind Trockenheitsfältchen; sie brauchen Feuchtigkeit und kein Volumen.

**Plan.** Zwei Sitzungen Skinbooster im Abstand von vier Wochen. Bitte bringen Sie mit:

- Versichertenkarte
- Liste Ihrer **Medikamente**

**Bis dahin.** Bitte pflegen Sie morgens und abends mit einer duftstofffreien Creme.`;

const sampleBlocks: readonly LetterTextBlock[] = [
  {
    id: 'dry',
    name: 'Pflege, trocken',
    body: 'einfachen, duftstofffreien Creme und nutzen Sie täglich Lichtschutzfaktor 50.',
  },
  {
    id: 'needling',
    name: 'Pflege, Microneedling',
    body: 'milden Creme ohne Säuren; drei Tage lang kein Sport.',
  },
  {
    id: 'date',
    name: 'Terminbestätigung',
    body: '{anrede},\n\nwir bestätigen Ihren Termin **{termin}** für {behandlung}.',
  },
  { id: 'list', name: 'Vor der Lipolyse', body: '- nichts essen\n- viel trinken' },
];

export interface EditorStageProps extends Partial<Omit<LetterEditorProps, 'value'>> {
  value?: string;
  /** Another user's version of `value`; `mine` is this user's. */
  theirs?: string;
  mine?: string;
  onText?: (text: string) => void;
}

/** The editor with a page around it that keeps the text. */
export function EditorStage({ theirs, mine, onText, ...props }: EditorStageProps) {
  const { value = sampleLetter, locale = 'de' } = props;
  const [text, setText] = useState(mine ?? value);
  const [isOpen, setOpen] = useState(theirs !== undefined);
  const parts = isOpen && theirs !== undefined ? mergeLetterText(value, text, theirs).parts : null;
  const change = (next: string) => {
    setText(next);
    onText?.(next);
  };
  return (
    <UiKitProvider
      locale={locale === 'de' ? 'de-DE' : 'en-US'}
      messages={locale === 'de' ? uiKitMessages.de : uiKitMessages.en}
    >
      <LetterEditor
        label={locale === 'de' ? 'Text des Briefs' : 'Text of the letter'}
        blocks={sampleBlocks}
        {...props}
        locale={locale}
        value={text}
        onChange={change}
        conflict={parts ? { parts, name: 'S. Beispiel', at: '2026-11-20T07:58:00Z' } : null}
        onResolve={(next) => {
          setOpen(false);
          change(next);
        }}
      />
    </UiKitProvider>
  );
}
