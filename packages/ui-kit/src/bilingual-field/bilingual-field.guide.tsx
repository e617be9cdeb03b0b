import type { Guide } from '@praxiskit/test-support/guide';
import { Input } from '../field/controls.tsx';
import { Field } from '../field/field.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { BilingualField } from './bilingual-field.tsx';

const side = (value: string) => ({ value, onChange: () => {} });
const german = side('Kontur, Zehntel für Zehntel.');
const english = side('Contour, tenth by tenth.');

export const guide: Guide = {
  purpose: 'One text in two languages, beside each other.',
  when: 'A site is written in both.',
  whenNot: 'For what no language changes, a number or a name: *Field*.',
  anatomy: {
    sample: (
      <div className="w-120 max-w-full">
        <BilingualField label="Summary" de={german} en={english} lags="en" isRequired />
      </div>
    ),
    parts: [
      [
        '[aria-hidden] > span',
        'Label, and language',
        'The label once, where both texts are beside each other.',
      ],
      ['[lang="de"]', 'German text', 'With `lines`, a longer text makes it grow.'],
      ['[lang="en"]', 'English text', 'Below the German one, where there is no room.'],
      ['[id$="-lags"]', 'Lag', 'The other text was changed since, or this one is missing.'],
    ],
  },
  pairs: [
    {
      do: [
        <BilingualField key="do" label="Summary" de={german} en={english} />,
        'Both texts in view.',
      ],
      dont: [
        <Tabs
          key="dont"
          label="Summary"
          tabs={[
            {
              value: 'de',
              label: 'German',
              content: (
                <Field label="Summary">
                  <Input defaultValue={german.value} />
                </Field>
              ),
            },
            { value: 'en', label: 'English', content: english.value },
          ]}
        />,
        'A tab for each language: the other text is out of view, and is forgotten.',
      ],
    },
    {
      do: [
        <BilingualField key="do" label="Summary" de={german} en={side('Contour.')} lags="en" />,
        '`lags` where one text is behind the other.',
      ],
      dont: [
        <BilingualField key="dont" label="Summary" de={german} en={side('Contour.')} />,
        'Leave it to staff to notice.',
      ],
    },
  ],
  keys: [['Tab', 'reaches the German text, then the English one']],
  heard: [
    ['a text', '‘Summary, group; Summary, German, edit text’, in its language'],
    ['behind', '‘…, Behind the German text. Does it still say the same?’'],
    ['an error appears', 'the error, at once'],
  ],
  code: `<BilingualField
  label="Summary"
  lines={4}
  de={{ value: de, onChange: ({ target }) => setDe(target.value) }}
  en={{ value: en, onChange: ({ target }) => setEn(target.value) }}
  lags="en"
/>`,
  also: ['BilingualSide'],
  search:
    'translation i18n two languages German English Übersetzung zweisprachig Sprache Deutsch Englisch',
};
