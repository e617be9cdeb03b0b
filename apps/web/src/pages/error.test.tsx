import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Failure } from './error.tsx';

vi.mock('@praxiskit/pages/react', () => ({ useText: () => (key: string) => key }));

it('to try again is to load the address of the browser, wherever the page was rendered', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/404/404']}>
      <Failure status={503} />
    </MemoryRouter>,
  );
  expect(html).toContain('<a href="">error.again</a>');
});
