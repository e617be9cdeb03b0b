import type { Locale } from '@praxiskit/core';
import { uuid } from '@praxiskit/staff/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from './pages-page.tsx';
import { sampleWords } from './sample-words.ts';

async function open(language: Locale = 'en') {
  const { client, server } = createSample(language);
  await page.viewport(1440, 900);
  await render(
    <StaffStage
      page={Component}
      address={`/staff/pages/${uuid(202)}`}
      id={uuid(202)}
      language={language}
      client={client}
      data={{ pages: sampleWords }}
    />,
  );
  const row = (id: string) => server.rows.pages?.find((one) => one.id === id);
  const draft = () => server.rows.pages?.find((one) => one.draft_of_id === uuid(202));
  return { published: () => row(uuid(202))?.words, draft: () => draft()?.words };
}

const headline = (language: string) => page.getByLabelText(`Headline, ${language}`);
const publish = () => page.getByRole('button', { name: 'Publish' });

test('a field has the site’s own text; a text in its place is a draft, then public', async () => {
  const { published, draft } = await open();
  await expect.element(headline('English')).toHaveValue('Ask us.');
  await headline('German').fill('Schreiben Sie uns.');
  await userEvent.keyboard('{Tab}');
  await expect.poll(draft).toEqual({ request_headline_de: 'Schreiben Sie uns.' });
  expect(published()).toEqual({});
  // The English text was not changed since.
  await expect.element(page.getByText(/^Behind the German text/)).toBeVisible();
  await headline('English').fill('Write to us.');
  await userEvent.keyboard('{Tab}');
  await publish().click();
  await expect.poll(published).toEqual({
    request_headline_de: 'Schreiben Sie uns.',
    request_headline_en: 'Write to us.',
  });
});

test('a field that is emptied gets the site’s own text back when it is left', async () => {
  const { draft } = await open();
  await headline('English').fill('Write to us.');
  await userEvent.keyboard('{Tab}');
  await expect.poll(draft).toEqual({ request_headline_en: 'Write to us.' });
  await headline('English').fill('');
  await expect.element(headline('English')).toHaveValue('');
  await userEvent.keyboard('{Tab}');
  await expect.element(headline('English')).toHaveValue('Ask us.');
  await expect.poll(draft).toEqual({});
});

test('a missing required part of a text is reported when the field is left, and nothing is saved until it is there', async () => {
  const { draft } = await open();
  const fee = page.getByLabelText('Fee, English');
  await fee.fill('It is free.');
  await expect.element(page.getByText(/It has to contain/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(fee).toHaveAccessibleDescription('It has to contain: {fee}.');
  await expect
    .element(page.getByLabelText('Fee, German'))
    .not.toHaveAccessibleDescription('It has to contain: {fee}.');
  expect(draft()).toBeUndefined();
  await headline('English').fill('Write to us.');
  await userEvent.keyboard('{Tab}');
  await fee.fill('It is {fee}.');
  await userEvent.keyboard('{Tab}');
  await expect.poll(draft).toEqual({
    request_fee_en: 'It is {fee}.',
    request_headline_en: 'Write to us.',
  });
});

test('a promise in it is named at its field, with the paragraph', async () => {
  await open('de');
  await page.getByLabelText('Überschrift, Deutsch').fill('Das Ergebnis hält dauerhaft.');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(/§\s3\s/).first()).toBeVisible();
});

test('a record of single texts alone shows neither title nor body to be written', async () => {
  await open();
  await expect.element(headline('English')).toBeVisible();
  await expect.element(page.getByLabelText('Title, English')).not.toBeInTheDocument();
});

test('pages are in the order in which the site names them, then by their addresses', async () => {
  await open();
  await expect.element(headline('English')).toBeVisible();
  const names = [...document.querySelectorAll('.pk-staff-row-main')].map(
    ({ firstChild }) => firstChild?.textContent,
  );
  expect(names).toEqual(['impressum', 'barrierefreiheit', 'datenschutz']);
});

test('a refusal to publish an unfinished text leads to its field', async () => {
  await open();
  await headline('English').fill('Write to us.');
  await userEvent.keyboard('{Tab}');
  await expect.element(publish()).toBeVisible();
  const fee = page.getByLabelText('Fee, English');
  await fee.fill('It is free.');
  await userEvent.keyboard('{Tab}');
  await publish().click();
  await page.getByRole('link', { name: /^Fee: It has to contain/ }).click();
  await expect.element(fee).toHaveFocus();
});
