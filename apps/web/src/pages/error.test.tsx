import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Failure, FailureText } from './error.tsx';

vi.mock('@praxiskit/pages/react', () => ({
  useText: () => (key: string) => key,
  useOptionalSite: () => null,
  ContactLink: () => null,
}));

it('to try again is to load the address of the browser, wherever the page was rendered', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/404/404']}>
      <Failure status={503} />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<a href=""[^>]*>error.again<\/a>/);
});

it('says what is missing, and what failed, without the data of the site', () => {
  const textOf = (status: number) =>
    renderToStaticMarkup(<FailureText status={status} phone="" t={(key) => key} />);
  expect(textOf(404)).toContain('404 · Page Not Found</p><h1>error.notFound</h1>');
  expect(textOf(500)).toContain('500 · Internal Server Error</p><h1>error.failure</h1>');
  expect(textOf(503)).toContain('503</p><h1>error.away</h1>');
});
