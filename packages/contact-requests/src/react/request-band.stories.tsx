import type { Locale } from '@praxiskit/core';
import type { Payload } from '@praxiskit/pages';
import { PreviewPage } from '@praxiskit/pages/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, type within } from 'storybook/test';
import { requestMessages } from '../messages/messages.ts';
import type { RequestState, UnsentRequest } from '../request/form-state.ts';
import { emptyRequest, type RequestValues } from '../request/request.ts';
import { guide } from './request-band.guide.tsx';
import { RequestBand, type RequestBandProps } from './request-band.tsx';
import '../styles.css';

type Canvas = ReturnType<typeof within>;

const topics = [
  { slug: 'hyaluron', name: 'Hyaluron' },
  { slug: 'microneedling', name: 'Microneedling' },
];

/** A server that keeps every request; what it is asked for is answered as the real one does. */
const keeps = async (address: unknown) =>
  Response.json(
    String(address).endsWith('/stamp')
      ? { stamp: 'sample', wait_ms: 0 }
      : { kept_until: '2027-05-23' },
  );

const isAway = async () => {
  throw new TypeError('Failed to fetch');
};

const fees = { de: 'ab 50 €', en: 'from €50' };

interface StageProps extends RequestBandProps {
  locale?: Locale;
}

/** The band on a page without a server. */
function Stage({ locale = 'de', ...band }: StageProps) {
  const page = ({ data }: Payload<StageProps>) => (
    <div className="p-8">
      <RequestBand {...data} fee={fees[locale]} />
    </div>
  );
  return (
    <PreviewPage
      page={page}
      locale={locale}
      address="/"
      read={() => band}
      messages={{ contactRequests: requestMessages[locale] }}
    />
  );
}

const form = (changes: Partial<UnsentRequest>): RequestState => ({
  kind: 'form',
  values: emptyRequest,
  problems: [],
  notice: null,
  stamp: null,
  ...changes,
});

const filled: RequestValues = {
  name: 'Katharina Brandt',
  contact: 'katharina@beispiel.example',
  treatment: 'hyaluron',
  reachable: ['afternoon'],
  consent: true,
};

const meta = {
  title: 'Packages/contact-requests/Request',
  component: RequestBand,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: { story: { inline: false, height: '1000px' } },
  },
  args: { practice: 'Aurelia', phone: '03643 000 00 00', topics, keptDays: 180, fetch: keeps },
  render: (args, { globals }) => (
    <Stage key={globals.language} {...args} locale={globals.language === 'en' ? 'en' : 'de'} />
  ),
} satisfies Meta<StageProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Hours are those of a clock of twelve hours. */
export const English: Story = {
  globals: { language: 'en' },
  async play({ canvas }) {
    await expect(canvas.getByLabelText(/^afternoon 3\sPM–6\sPM$/)).toBeInTheDocument();
  },
};

const sendIn = async (canvas: Canvas, click: (element: Element) => Promise<void>) =>
  click(canvas.getByRole('button', { name: 'Beratung anfragen' }));

/** Mistakes are named in a summary that takes the focus, and at their fields. */
export const Mistakes: Story = {
  globals: { language: 'de' },
  args: { state: form({ values: { ...filled, contact: 'katharina@', consent: false } }) },
  async play({ canvas, userEvent }) {
    await sendIn(canvas, userEvent.click);
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getAllByRole('link', { name: /Einwilligung|E-Mail-Adresse/ })).toHaveLength(
      2,
    );
  },
};

/** The entries stay, and the telephone number is beside the button. */
export const Offline: Story = {
  globals: { language: 'de' },
  args: { state: form({ values: filled }), fetch: isAway },
  async play({ canvas, userEvent }) {
    await sendIn(canvas, userEvent.click);
    await expect(await canvas.findByRole('button', { name: 'Erneut senden' })).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue(filled.name);
  },
};

/** The receipt takes the form's place, and its headline the focus. */
export const Sent: Story = {
  globals: { language: 'de' },
  args: { state: form({ values: filled }) },
  async play({ canvas, userEvent }) {
    await sendIn(canvas, userEvent.click);
    const headline = await canvas.findByRole('heading', { name: 'Ihre Anfrage ist bei uns.' });
    await waitFor(() => expect(headline).toHaveFocus());
    await expect(canvas.getByText('katharina@beispiel.example')).toBeVisible();
  },
};
