import type { Guide } from '@praxiskit/test-support/guide';
import { ThemeSwitch } from '../theme-switch/theme-switch.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const choices = [
  { locale: 'de', name: 'Deutsch', href: '#de' },
  { locale: 'en', name: 'English', href: '#en' },
];

export const guide: Guide = {
  purpose: 'The two switches of a site’s header: the language, and light or dark.',
  when: 'Once a page, where every page has them.',
  whenNot: 'For choices of a form: *Radio*. For something that is on or off: *Switch*.',
  pairs: [
    {
      do: [
        <LanguageSwitch key="do" current="de" choices={choices} />,
        'Each language in its own words: who looks for it reads no other.',
      ],
      dont: [
        <p key="dont">German | Englisch</p>,
        'Names in a language that the visitor cannot read.',
      ],
    },
    {
      do: [
        <ThemeSwitch key="do" value="system" onChange={() => {}} />,
        'Three answers: light, dark, and as the device has it.',
      ],
      dont: [<p key="dont">Dark mode: off</p>, 'Two answers: then the device has none.'],
    },
  ],
  keys: [
    ['Tab Enter', 'follow a language'],
    ['Tab', 'reaches the chosen theme'],
    ['↑ ↓ ← →', 'choose another theme'],
  ],
  heard: [
    ['a language', '‘Deutsch, current, link’, in German'],
    ['a theme', '‘Dark, radio button, 2 of 3’'],
  ],
  code: `<LanguageSwitch
  current="de"
  choices={[
    { locale: 'de', name: 'Deutsch', href: '/de/preise' },
    { locale: 'en', name: 'English', href: '/en/prices' },
  ]}
/>

const [theme, setTheme] = useThemeChoice(); // stored, and \`data-theme\` on <html>

<ThemeSwitch value={theme ?? 'system'} onChange={setTheme} />`,
  also: ['ThemeSwitch', 'useThemeChoice'],
  search: 'locale i18n dark mode light theme header Sprache Sprachwahl hell dunkel',
};
