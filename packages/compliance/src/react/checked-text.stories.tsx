import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Locale } from '../finding.ts';
import { lintText } from '../lint-text.ts';
import { guide } from './checked-text.guide.tsx';
import { CheckedText, type CheckedTextProps } from './checked-text.tsx';
import { FindingState } from './finding-state.tsx';
import '../styles.css';

const facts = { lasts_de: 'acht bis zwölf Monate', lasts_en: 'eight to twelve months' };

const texts: Readonly<Record<Locale, string>> = {
  de: 'Vernetzte Hyaluronsäure gibt Volumen zurück oder stützt eine Linie. Das Ergebnis hält dauerhaft und sieht natürlich aus.\n\nWir beginnen mit wenig und sehen nach 14 Tagen gemeinsam hin. Die Behandlung eignet sich für jede Haut.',
  en: 'Cross-linked hyaluronic acid restores volume or supports a line. The result is permanent and looks natural.\n\nWe begin with little, in millimetres, and look at it together. It is suitable for everyone.',
};

const checked = (locale: Locale, text = texts[locale]) => ({
  text,
  locale,
  findings: lintText(text, { locale, facts }),
});

/** Takes what is proposed, and forgets what is allowed, as an editor would. */
function Editor(props: CheckedTextProps) {
  const [text, setText] = useState(props.text);
  const [allowed, setAllowed] = useState<string[]>([]);
  const { locale } = props;
  const findings = lintText(text, { locale, facts }).filter(
    ({ quote }) => !allowed.includes(quote),
  );
  return (
    <>
      <FindingState open={findings.filter(({ kind }) => kind === 'law')} locale={locale} />
      <CheckedText
        text={text}
        findings={findings}
        locale={locale}
        onTake={(finding) => {
          props.onTake?.(finding);
          setText(text.slice(0, finding.start) + finding.replacement + text.slice(finding.end));
        }}
        onAllow={(finding, reason) => {
          props.onAllow?.(finding, reason);
          setAllowed([...allowed, finding.quote]);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Practice/Checked text',
  component: CheckedText,
  tags: ['autodocs'],
  parameters: { guide },
  args: { ...checked('en'), onTake: fn(), onAllow: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.5rem', maxWidth: '66rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: (args) => <Editor {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/two sentences open|2 sentences open/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: '§\u00a03\u00a0HWG' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Use it' }));
    await expect(canvas.getByText(/in millimeters/)).toBeVisible();
    await userEvent.click(canvas.getAllByText('Allow …')[0] as HTMLElement);
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Allow for this reason' })[0] as HTMLElement,
    );
    await expect(args.onAllow).not.toHaveBeenCalled();
    await userEvent.type(canvas.getAllByRole('textbox')[0] as HTMLElement, 'Quoted from a study.');
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Allow for this reason' })[0] as HTMLElement,
    );
    await expect(args.onAllow).toHaveBeenCalledTimes(1);
    await expect(args.onAllow).toHaveBeenCalledWith(
      expect.objectContaining({ rule: 'lasting-result', quote: 'permanent' }),
      'Quoted from a study.',
    );
    await expect(canvas.getByText(/one sentence open/)).toBeVisible();
  },
};

export const InGerman: Story = {
  globals: { language: 'de' },
  args: checked('de'),
};

/** To read only: nothing can be taken or allowed. */
export const ToRead: Story = {
  name: 'To read',
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `<CheckedText text={text} findings={findings} locale="en" />`,
      },
    },
  },
  args: checked('en'),
  render: ({ text, findings, locale }) => (
    <CheckedText text={text} findings={findings} locale={locale} />
  ),
};

export const NothingFound: Story = {
  args: checked('en', 'We begin with little and look at it together after two weeks.'),
  render: (args) => <Editor {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no sentence open/)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (args, { globals }) => (
    <Editor {...args} {...checked(globals.language === 'de' ? 'de' : 'en')} />
  ),
};
