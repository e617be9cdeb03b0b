import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useRef } from 'react';
import { expect } from 'storybook/test';
import { showConsent } from '../element.ts';
import {
  type ConsentView,
  consentMessages,
  createConsent,
  gateMarkup,
  knownItems,
} from '../index.ts';
import { guide } from './consent-dialog.guide.tsx';
import { ConsentDialog, type ConsentDialogProps } from './consent-dialog.tsx';
import { ConsentProvider } from './context.tsx';

type Language = keyof typeof consentMessages;

interface StoryArgs extends ConsentDialogProps {
  view: ConsentView;
  /** That of the toolbar by default. */
  language?: Language;
  /** The visitor has answered before: × and Escape close it. */
  isRevising?: boolean;
}

/** A consent of its own for every story: nothing is read from this browser, nothing is kept. */
function createExample(language: Language, view?: ConsentView, isRevising = false) {
  const maps = { osm: true, google: true };
  const consent = createConsent({
    items: knownItems({ maps, analyticsId: 'G-EXAMPLE', locale: language }),
    storage: null,
    cookies: { names: () => [], remove: () => {} },
  });
  if (isRevising) consent.declineAll();
  if (view) consent.open(view);
  consent.accept('osm');
  return consent;
}

function Example({ view, language = 'en', isRevising, ...props }: StoryArgs) {
  const consent = useMemo(
    () => createExample(language, view, isRevising),
    [view, language, isRevising],
  );
  return (
    <ConsentProvider consent={consent}>
      <ConsentDialog messages={consentMessages[language]} {...props} />
    </ConsentProvider>
  );
}

const meta = {
  title: 'Packages/consent-manager/Dialog',
  component: ConsentDialog,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', guide, docs: { story: { inline: false, height: '640px' } } },
  argTypes: { view: { table: { disable: true } } },
  args: { view: 'intro' },
  render: (args, { globals }) => (
    <Example {...args} language={args.language ?? (globals.language as Language)} />
  ),
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const strip = (
  <>
    {['#fbe9de', '#f9c6b3', '#f1c785', '#6b3a63', '#222a52'].map((color) => (
      <span key={color} style={{ background: color }} />
    ))}
  </>
);

/** The three buttons look the same and are side by side. */
export const Intro: Story = {};

/** The site's own picture at the side. */
export const WithAPicture: Story = {
  name: 'With a picture',
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `<ConsentDialog aside={<img src="/skin.avif" alt="" />} />`,
      },
    },
  },
  args: { aside: strip },
};

/** One of two maps: the switch of their category is mixed, and says so in words. */
export const Settings: Story = {
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `consent.open('settings');`,
      },
    },
  },
  args: { view: 'settings', aside: strip },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Functional'));
    await expect(canvas.getByRole('checkbox', { name: 'Functional' })).toBePartiallyChecked();
  },
};

/** A visitor who has answered can close it again; that saves nothing. */
export const Revising: Story = {
  args: { view: 'settings', isRevising: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};

export const English: Story = { args: { language: 'en' } };

/** The same question in plain German. */
export const PlainGerman: Story = {
  name: 'Leichte Sprache',
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `<ConsentDialog messages={consentMessages['de-simple']} />`,
      },
    },
  },
  args: { language: 'de-simple' },
};

/** Its settings. */
export const PlainGermanSettings: Story = {
  args: { language: 'de-simple', view: 'settings' },
};

/** From right to left every place is mirrored; the texts are a site's own. */
export const RightToLeft: Story = {
  args: { view: 'settings', isRevising: true, aside: strip },
  decorators: [
    (Story) => {
      useEffect(() => {
        document.documentElement.dir = 'rtl';
        return () => {
          document.documentElement.dir = '';
        };
      }, []);
      return <Story />;
    },
  ],
  play: async ({ canvas }) => {
    const close = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    const body = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(close.left - body.left).toBeLessThan(body.right - close.right);
  },
};

/** For the imprint and the privacy policy: it does not cover the text. */
export const Bar: Story = {
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `<ConsentDialog variant="bar" />`,
      },
    },
  },
  args: { variant: 'bar' },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
        <p style={{ flex: 1, padding: 32 }}>Impressum</p>
        <Story />
      </div>
    ),
  ],
};

function WithoutReact() {
  useEffect(() => {
    const consent = createExample('de', 'intro');
    const element = showConsent(consent, consentMessages.de);
    return () => element.remove();
  }, []);
  return null;
}

/** `<consent-dialog>`: the same without a framework. */
export const Element: Story = {
  render: () => <WithoutReact />,
  play: async ({ canvasElement, userEvent }) => {
    const dialog = canvasElement.ownerDocument.querySelector('consent-dialog dialog');
    const settings = dialog?.querySelectorAll('.pk-consent-actions button')[1];
    if (settings) await userEvent.click(settings);
    await expect(dialog?.querySelector('h2')).toHaveTextContent('Einstellungen');
  },
};

/** A film of YouTube, as a site describes it to its visitors. Pressing a button loads no film here, but a page that says so. */
const film = {
  de: {
    name: 'Filme von YouTube',
    title: 'Unsere Praxis: der Film',
    loaded: 'Hier läuft der Film.',
  },
  en: { name: 'Films of YouTube', title: 'Our practice: the film', loaded: 'Here the film plays.' },
};

function GatedVideo({ language }: { language: 'de' | 'en' }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    const { name, title, loaded } = film[language];
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.dataset.consent = 'youtube';
    frame.dataset.src = `data:text/html;charset=utf-8,${encodeURIComponent(`<body style="background:#222;color:#fff;font:1.25rem system-ui,sans-serif;padding:2rem">${loaded}`)}`;
    frame.style.cssText = 'width: 100%; aspect-ratio: 16 / 9; border: 0';
    root.append(frame);
    const consent = createConsent({
      items: [
        {
          id: 'youtube',
          name,
          category: 'functional',
          provider: 'Google Ireland Limited',
          countries: ['US'],
        },
      ],
      storage: null,
      cookies: { names: () => [], remove: () => {} },
    });
    const end = gateMarkup(consent, { root, messages: consentMessages[language] });
    return () => {
      end();
      root.replaceChildren();
    };
  }, [language]);
  return <div ref={place} style={{ maxWidth: '48rem', marginInline: 'auto', padding: 32 }} />;
}

/** In the place of a film until it may load. */
export const Placeholder: Story = {
  tags: ['example'],
  parameters: {
    docs: {
      story: { height: '520px' },
      source: {
        code: `const end = gateMarkup(consent, { root, messages });

<iframe data-consent="youtube" data-src="…" title="Our practice: the film" />`,
      },
    },
  },
  render: (_args, { globals }) => <GatedVideo language={globals.language === 'de' ? 'de' : 'en'} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load once' })).toBeVisible();
  },
};
