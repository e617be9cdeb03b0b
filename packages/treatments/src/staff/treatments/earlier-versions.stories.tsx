import type { Locale } from '@praxiskit/core';
import { publishSample, uuid } from '@praxiskit/staff/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from './treatments-page.tsx';

const texts = {
  body_de:
    'Vernetzte Hyaluronsäure stützt eine Linie von unten. Sie bindet Wasser und baut sich über Monate ab.\n\nWie viel es braucht, sehen wir im Gespräch.',
  body_en:
    'Cross-linked hyaluronic acid supports a line from below. It binds water and breaks down over months.\n\nWe see how much it takes when we talk.',
};

/** A treatment that was published twice since it was public first. */
async function createPublished(language: Locale) {
  const sample = createSample(language);
  const row = sample.server.rows.treatments?.find(({ id }) => id === uuid(13));
  Object.assign(row ?? {}, {
    ...texts,
    published_at: '2026-10-01T08:04:00.000Z',
    published_by_name: 'Clara Mustermann',
  });
  const publish = (values: object) => publishSample(sample, 'treatments', uuid(13), values);
  await publish({ body_de: texts.body_de.replace('über Monate', 'in sechs bis zwölf Monaten') });
  await publish({ summary_de: 'Für Linien und Volumen.', active: false });
  return { client: sample.client };
}

const meta = {
  title: 'Packages/treatments/Earlier versions',
  component: StaffStage,
  parameters: { layout: 'fullscreen' },
  args: { page: Component, address: '/staff/treatments', id: uuid(13) },
  loaders: [async ({ globals }) => createPublished(globals.language === 'en' ? 'en' : 'de')],
  render: (args, { globals, loaded }) => {
    const language = globals.language === 'en' ? 'en' : 'de';
    return <StaffStage key={language} {...args} client={loaded.client} language={language} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('heading', { name: /^(Frühere Fassungen|Earlier versions)$/ }),
    );
    await userEvent.click(await canvas.findByText(/^(1\. Oktober|October 1,) 2026/));
    const take = await canvas.findByRole('button', {
      name: /^(In den Entwurf übernehmen|Copy to the draft)$/,
    });
    await waitFor(() => expect(take).toBeVisible());
    take.scrollIntoView({ block: 'end' });
  },
} satisfies Meta<typeof StaffStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = { globals: { language: 'en' } };

/** The values of the version are in the draft, and nothing differs any more. */
export const TakenOver: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await meta.play(context as never);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to the draft' }));
    await canvas.findByText(/^It does not differ/);
    await expect(canvas.getByLabelText('What happens, German')).toHaveValue(texts.body_de);
    await expect(document.activeElement?.textContent).toContain('October 1, 2026');
  },
};
