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
import { ConsentDialog, type ConsentDialogProps } from './consent-dialog.tsx';
import { ConsentProvider } from './context.tsx';

type Language = keyof typeof consentMessages;

interface StoryArgs extends ConsentDialogProps {
  view: ConsentView;
  language: Language;
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

function Example({ view, language, isRevising, ...props }: StoryArgs) {
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
  component: Example,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { view: 'intro', language: 'de' },
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
export const WithAPicture: Story = { args: { aside: strip } };

/** One of two maps: the switch of their category is mixed, and says so in words. */
export const Settings: Story = {
  args: { view: 'settings', aside: strip },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Funktion'));
    await expect(canvas.getByRole('checkbox', { name: 'Funktion' })).toBePartiallyChecked();
  },
};

/** A visitor who has answered can close it again; that saves nothing. */
export const Revising: Story = {
  args: { view: 'settings', isRevising: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Schließen' })).toBeVisible();
  },
};

export const English: Story = { args: { language: 'en' } };

/** Leichte Sprache. */
export const PlainGerman: Story = { args: { language: 'de-simple' } };

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
    const close = canvas.getByRole('button', { name: 'Schließen' }).getBoundingClientRect();
    const body = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(close.left - body.left).toBeLessThan(body.right - close.right);
  },
};

/** For the imprint and the privacy policy: it does not cover the text. */
export const Bar: Story = {
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

function Gated() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    const frame = document.createElement('iframe');
    frame.title = 'Karte';
    frame.dataset.consent = 'osm';
    frame.dataset.src = 'data:text/html,Die%20Karte';
    root.append(frame);
    const end = gateMarkup(createExample('de'), { root, messages: consentMessages.de });
    return () => {
      end();
      root.replaceChildren();
    };
  }, []);
  return <div ref={place} style={{ padding: 32 }} />;
}

/** In the place of a frame until it may load. */
export const Placeholder: Story = {
  render: () => <Gated />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Einmal laden' })).toBeVisible();
  },
};
