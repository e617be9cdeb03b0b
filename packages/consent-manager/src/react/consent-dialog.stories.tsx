import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect } from 'storybook/test';
import { type ConsentView, consentMessages, createConsent, knownItems } from '../index.ts';
import { ConsentDialog, type ConsentDialogProps } from './consent-dialog.tsx';
import { ConsentProvider } from './context.tsx';

interface StoryArgs extends ConsentDialogProps {
  view: ConsentView;
  language: 'de' | 'en';
}

/** A consent of its own for every story: nothing is read from this browser, nothing is kept. */
function Example({ view, language, ...props }: StoryArgs) {
  const consent = useMemo(() => {
    const made = createConsent({
      items: knownItems({
        maps: { osm: true, google: true },
        analyticsId: 'G-EXAMPLE',
        locale: language,
      }),
      storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
      cookies: { names: () => [], remove: () => {} },
    });
    made.open(view);
    made.accept('osm');
    return made;
  }, [view, language]);
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

export const Settings: Story = {
  args: { view: 'settings', aside: strip },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Funktion'));
    await expect(canvas.getByRole('switch', { name: 'Funktion' })).toHaveAttribute(
      'aria-checked',
      'mixed',
    );
  },
};

export const English: Story = { args: { language: 'en' } };

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
