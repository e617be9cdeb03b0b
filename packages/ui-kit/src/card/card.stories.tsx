import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './card.guide.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Content/Card',
  component: Card,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    title: 'Your consultation on November 18',
    eyebrow: 'Letter, November 20, 2026',
    children: 'What we saw, what can be done, and what you may want to think about.',
    href: '#letter',
  },
  decorators: [
    (Story, { tags }) =>
      tags.includes('sheet') ? (
        <Story />
      ) : (
        <div style={{ maxWidth: 360 }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link is the title; a click anywhere on the card follows it. */
export const WholeCardLink: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Your consultation on November 18' });
    const body = canvas.getByText(/What we saw/);
    const { left, top } = body.getBoundingClientRect();
    await expect(canvasElement.ownerDocument.elementFromPoint(left + 5, top + 5)).toBe(link);
  },
};

export const Plain: Story = {
  render: ({ title, children }) => <Card title={title}>{children}</Card>,
};

const open = fn();

/** Links and buttons in the footer stay their own targets. */
export const WithFooter: Story = {
  args: {
    footer: (
      <Button variant="secondary" onClick={open}>
        Print
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(open).toHaveBeenCalled();
  },
};

export const WithMedia: Story = {
  args: { media: <div className="map-grid h-40 border-b border-hairline" /> },
};

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    eyebrow: 'Aufklärungsbogen',
    title: 'Behandlungsmöglichkeiten bei Hyperpigmentierungserscheinungen',
    children: 'Hautverträglichkeitsuntersuchung, Nachsorgeempfehlungen und Gegenanzeigen.',
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const title = say('Befund und Plan nach Ihrer Beratung', 'Findings and plan');
    const eyebrow = say('Brief vom 20. November 2026', 'Letter, November 20, 2026');
    const text = say(
      'Was wir sahen, was möglich ist und worüber Sie nachdenken können.',
      'What we saw, what can be done, and what you may want to think about.',
    );
    return (
      <Specimens width="18rem">
        <Specimen name="plain">
          <Card title={title}>{text}</Card>
        </Specimen>
        <Specimen name="link">
          <Card title={title} eyebrow={eyebrow} href="#a">
            {text}
          </Card>
        </Specimen>
        <Specimen name="link, hover" state="hover">
          <Card title={title} eyebrow={eyebrow} href="#b">
            {text}
          </Card>
        </Specimen>
        <Specimen name="link, focus" state="focus-visible">
          <Card title={title} eyebrow={eyebrow} href="#c">
            {text}
          </Card>
        </Specimen>
        <Specimen name="media and footer">
          <Card
            title={title}
            href="#d"
            media={<div className="map-grid h-32 border-b border-hairline" />}
            footer={
              <>
                <Badge kind="strong">{say('neu', 'New')}</Badge>
                <Button variant="quiet">{say('Drucken', 'Print')}</Button>
              </>
            }
          >
            {text}
          </Card>
        </Specimen>
        <Specimen name={say('lange Wörter', 'long words')}>
          <Card
            href="#e"
            title={say(
              'Hyperpigmentierungsbehandlungsmöglichkeiten',
              'Options for treating hyperpigmentation',
            )}
          >
            {say('Hautverträglichkeitsuntersuchung und Nachsorge.', 'Patch test and aftercare.')}
          </Card>
        </Specimen>
      </Specimens>
    );
  },
};
