import { RecordClientProvider } from '@praxiskit/record-model/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { BothSides } from './both-sides.tsx';
import { LiveList } from './live-list.tsx';
import { LookInside } from './look-inside.tsx';
import { OneField } from './one-field.tsx';
import { createPractice, type Device } from './practice.ts';
import { TwoPeople } from './two-people.tsx';
import { WholeForm } from './whole-form.tsx';
import { WithoutNetwork } from './without-network.tsx';

const meta: Meta = {
  title: 'Packages/record-form/Ten minutes',
  // The documentation page shows the steps, each with its code.
  tags: ['!autodocs'],
};

export default meta;

interface Devices {
  readonly you: Device;
  readonly colleague: Device;
}

/** One step of the page, with its own practice. */
function step(render: (devices: Devices) => ReactNode): StoryObj {
  return {
    loaders: [
      async () => {
        const practice = createPractice();
        return { you: await practice.connect(), colleague: await practice.connect() };
      },
    ],
    render: (_args, { loaded }) => {
      const devices = loaded as Devices;
      return (
        <RecordClientProvider client={devices.you.client}>{render(devices)}</RecordClientProvider>
      );
    },
  };
}

const soon = { timeout: 15_000 };

/** The input is saved half a second later, and the state says so. */
export const Field: StoryObj = {
  ...step(({ you }) => <OneField treatment={you.treatment} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), ' XL');
    await waitFor(() => expect(canvas.getByText(/^Saved/)).toBeVisible(), soon);
  },
};

/** The field shows a broken rule of the view, and nothing is sent until the value is valid. */
export const Rule: StoryObj = {
  ...step(({ you }) => <WholeForm treatment={you.treatment} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Minutes'), '0');
    await waitFor(() => expect(canvas.getByText(/at most 240/)).toBeVisible(), soon);
  },
};

/** A link that is made on one side appears on the other immediately. */
export const Relation: StoryObj = {
  ...step(({ you }) => <BothSides treatment={you.treatment} concern={you.concern} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink by the treatment' }));
    await expect(canvas.getByText('The concern’s treatments: none')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Link by the concern' }));
    await expect(canvas.getByText('Its concerns: Dryness')).toBeVisible();
  },
};

/** An edit moves a record to another position, or out of the list; undo reverts it. */
export const List: StoryObj = {
  ...step(() => <LiveList />),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem');
    const items = () => canvas.getAllByRole('listitem');
    const names = () => items().map((item) => item.textContent);
    const press = (at: number, name: string) =>
      userEvent.click(within(items()[at] as HTMLElement).getByRole('button', { name }));
    await press(0, 'Longer');
    await expect(names()).toEqual([
      expect.stringContaining('Microneedling'),
      expect.stringContaining('Hydrafacial, 65 minutes'),
    ]);
    await press(0, 'Shorter');
    await press(0, 'Shorter');
    await expect(names()).toEqual([expect.stringContaining('Hydrafacial')]);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(names()[0]).toContain('Microneedling, 40 minutes');
  },
};

/** Both users have changed the same field: the user who saves second is asked. */
export const Conflict: StoryObj = {
  ...step(({ you, colleague }) => <TwoPeople devices={{ You: you, 'A colleague': colleague }} />),
  play: async ({ canvas, userEvent }) => {
    const at = (name: string) => within(canvas.getByRole('region', { name }));
    await userEvent.type(at('A colleague').getByLabelText('Minutes'), '{Backspace}0');
    await waitFor(() => expect(at('A colleague').getByText(/^Saved/)).toBeVisible(), soon);
    await userEvent.type(at('You').getByLabelText('Minutes'), '{Backspace}1');
    await waitFor(() => expect(at('You').getByText('It says there')).toBeVisible(), soon);
  },
};

/** Input without a network stays, and is sent when the network is back. */
export const Offline: StoryObj = {
  ...step(({ you }) => <WithoutNetwork device={you} />),
  play: async ({ canvas, userEvent }) => {
    const network = await canvas.findByRole('switch', { name: 'Network' });
    await userEvent.click(network);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), ' XL');
    await waitFor(() => expect(canvas.getByText(/^Not saved|^Could not/)).toBeVisible(), soon);
    await userEvent.click(network);
    await waitFor(() => expect(canvas.getByText(/^Saved/)).toBeVisible(), soon);
  },
};

/** The layers of each record, each request, and the steps that can be undone. */
export const Inside: StoryObj = {
  ...step(({ you }) => <LookInside device={you} />),
};
