import { LetterEditor } from '@praxiskit/letters/editor';
import { UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@praxiskit/letters/editor.css';

const blocks = [{ id: 'date', name: 'Termin', body: 'am {termin}' }];
const conflict = {
  parts: [{ base: 'a', mine: 'b', theirs: 'c', mineAt: 0 }],
  name: 'S. Beispiel',
  at: '2026-11-20T07:58:00Z',
};

function Page() {
  const [text, setText] = useState('b');
  return (
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <LetterEditor
        label="Text"
        value={text}
        onChange={setText}
        blocks={blocks}
        conflict={conflict}
        locale="de"
      />
      <output>{text}</output>
    </UiKitProvider>
  );
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />);
