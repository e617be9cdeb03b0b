import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { sayIn } from '../specimen.tsx';
import { guide } from './list-detail.guide.tsx';
import { ListDetail } from './list-detail.tsx';
import { PaneHead } from './pane-head.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

const names = ['Erika Beispiel', 'Max Muster', 'Lea Exempel'];

function List({ title }: { title: string }) {
  const { listProps, itemProps } = useRovingFocus({ keys: names });
  return (
    <>
      <PaneHead level={1} title={title} aside={names.length} />
      <div {...listProps} className="grid">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className="min-h-9 border-b border-hairline px-4 text-left"
            {...itemProps(name)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

const meta = {
  title: 'Navigation/List and detail',
  component: ListDetail,
  tags: ['autodocs'],
  parameters: {
    guide,
    layout: 'fullscreen',
  },
  args: {
    isDetailOpen: false,
    list: <List title="Requests" />,
    detail: (
      <>
        <PaneHead title="Erika Beispiel" actions={<Button variant="secondary">Close</Button>} />
        <p className="p-4">Would like a consultation.</p>
      </>
    ),
  },
} satisfies Meta<typeof ListDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  name: 'List and detail side by side',
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};

function OnePaneAtATime() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="w-80">
      <ListDetail
        isDetailOpen={isOpen}
        list={
          <button type="button" className="min-h-9 px-4" onClick={() => setOpen(true)}>
            Erika Beispiel
          </button>
        }
        detail={<PaneHead level={1} title="Erika Beispiel" onBack={() => setOpen(false)} />}
      />
    </div>
  );
}

/** The chosen item takes the list's place, and the focus moves to its head. */
export const OnAPhone: Story = {
  render: () => <OnePaneAtATime />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erika Beispiel' }));
    const heading = await canvas.findByRole('heading', { name: 'Erika Beispiel' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (args, { globals }) => {
    const say = sayIn(globals);
    return (
      <div data-density="compact" className="h-80 text-small">
        <ListDetail
          {...args}
          list={<List title={say('Anfragen', 'Requests')} />}
          detail={
            <>
              <PaneHead
                title="Erika Beispiel"
                aside={say('Offen', 'Open')}
                actions={<Button variant="secondary">{say('Erledigt', 'Close')}</Button>}
              />
              <p className="p-4">{say('Möchte eine Beratung.', 'Would like a consultation.')}</p>
            </>
          }
        />
      </div>
    );
  },
};
