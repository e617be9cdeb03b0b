import { Countdown, UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const timer = () => page.getByRole('timer');
const inTime = (ms: number) => new Date(Date.now() + ms);
/** The shown figures. */
const figures = () => expect.poll(() => timer().element().textContent, { timeout: 10_000 });
const minutes = (count: number) => count * 60_000;

test('the countdown shows the remaining time, and announces the minutes', async () => {
  await render(<Countdown until={inTime(minutes(3) + 40_900)} />);
  await figures().toMatch(/^3:4[01]$/);
  await figures().toBe('3:38');
  await expect.element(page.getByRole('status')).toHaveTextContent('4 minutes left');
});

test('screen readers get one sentence a minute, not one a second', async () => {
  const { container } = await render(<Countdown until={inTime(minutes(1) + 2500)} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('2 minutes left');
  const said: (string | null)[] = [];
  const status = container.querySelector('[role=status]');
  if (!status) throw new Error('no status');
  new MutationObserver(() => said.push(status.textContent)).observe(status, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await figures().toBe('0:58');
  expect([...new Set(said)]).toEqual(['1\u00a0minute left']);
});

test('`onEnd` is called once, and immediately if the time is already over', async () => {
  const onEnd = vi.fn();
  const until = inTime(-5000);
  const screen = await render(<Countdown until={until} onEnd={onEnd} />);
  await figures().toBe('0:00');
  await screen.rerender(<Countdown until={until} onEnd={onEnd} />);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('`onEnd` is called when the time is over, and again after a later instant is set', async () => {
  const onEnd = vi.fn();
  const screen = await render(<Countdown until={inTime(1200)} onEnd={onEnd} />);
  await expect.poll(() => onEnd.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await screen.rerender(<Countdown until={inTime(minutes(5))} onEnd={onEnd} />);
  await figures().toMatch(/^(5:00|4:59)$/);
  await screen.rerender(<Countdown until={inTime(-1)} onEnd={onEnd} />);
  await expect.poll(() => onEnd.mock.calls.length).toBe(2);
});

test('setting the clock while the page is visible does not change the countdown', async () => {
  const now = Date.now;
  await render(
    <StrictMode>
      <Countdown until={inTime(minutes(5))} />
    </StrictMode>,
  );
  await figures().toMatch(/^(5:00|4:59)$/);
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes(60));
  await figures().toBe('4:58');
  spy.mockRestore();
});

test('after a sleep with the page hidden it is where it has to be', async () => {
  await render(<Countdown until={inTime(minutes(30))} />);
  await figures().toMatch(/^(30:00|29:59)$/);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  const now = Date.now;
  const wall = vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes(20));
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await figures().toMatch(/^9:5\d$/);
  hidden.mockRestore();
  wall.mockRestore();
});

test('the rest that the server names counts more than the device’s clock', async () => {
  await render(<Countdown until={inTime(minutes(-60))} remaining={minutes(2)} />);
  await figures().toMatch(/^(2:00|1:59)$/);
});

test('without scripts it is one sentence with the clock time, and the rest is hidden', () => {
  const html = renderToString(
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <Countdown until="2026-11-22T13:32:00Z" timeZone="Europe/Berlin" />
    </UiKitProvider>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [sentence, rest] = [...(page.body.firstElementChild?.children ?? [])];
  expect(sentence?.textContent).toBe('Bis 14:32\u00a0Uhr.');
  expect(sentence?.className).toContain('noscript:block');
  expect(rest?.className).toContain('noscript:hidden');
  expect(page.querySelector('[role=status]')?.textContent).toBe('');
});

test('an invalid instant is refused, with its value in the error', () => {
  expect(() => renderToString(<Countdown until="soon" />)).toThrow(
    new RangeError("'soon' is no instant"),
  );
});
