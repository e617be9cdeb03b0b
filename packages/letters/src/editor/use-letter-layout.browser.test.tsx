import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LetterMeasure, useLetterLayout } from '../editor.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

/** React renders in a task of its own. */
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
afterEach(() => void vi.useRealTimers());

type Fetch = (text: string, signal: AbortSignal) => Promise<{ pages: number; free_mm: number }>;

function Bar({ text, ask }: { text: string; ask: Fetch }) {
  const { layout, isCurrent } = useLetterLayout(ask, text);
  return (
    <p>
      <LetterMeasure layout={layout} locale="de" />
      {isCurrent ? '' : ' …'}
    </p>
  );
}

test('the layout is asked for 500 ms after the last change, and an older request is aborted', async () => {
  const answers: PromiseWithResolvers<{ pages: number; free_mm: number }>[] = [];
  const ask = vi.fn<Fetch>(() => {
    const answer = Promise.withResolvers<{ pages: number; free_mm: number }>();
    answers.push(answer);
    return answer.promise;
  });
  const { rerender, container } = await render(<Bar text="a" ask={ask} />);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await rerender(<Bar text="ab" ask={ask} />);
  expect(ask.mock.calls[0]?.[1].aborted).toBe(true);
  answers[0]?.resolve({ pages: 9, free_mm: 9 });
  await vi.advanceTimersByTimeAsync(400);
  await rerender(<Bar text="abc" ask={ask} />);
  await vi.advanceTimersByTimeAsync(499);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask.mock.lastCall?.[0]).toBe('abc');
  answers[1]?.resolve({ pages: 1, free_mm: 95.8 });
  await painted();
  expect(container.textContent).toBe('1\u00a0Seite, noch 95\u00a0mm frei');
  // A failure leaves the last measure, which is said to be an older one.
  await rerender(<Bar text="abcd" ask={ask} />);
  await vi.advanceTimersByTimeAsync(500);
  answers[2]?.reject(new TypeError('offline'));
  await painted();
  expect(container.textContent).toBe('1\u00a0Seite, noch 95\u00a0mm frei …');
});
