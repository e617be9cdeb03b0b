import { expect, test } from 'vitest';
import { createDeadline } from './deadline.ts';

function start(remaining: number) {
  const time = { steady: 1000, wall: 1_700_000_000_000 };
  const deadline = createDeadline(remaining, {
    steady: () => time.steady,
    wall: () => time.wall,
  });
  const pass = (ms: number) => {
    time.steady += ms;
    time.wall += ms;
  };
  return { time, deadline, pass };
}

test('the deadline counts to zero, and not below', () => {
  const { deadline, pass } = start(5000);
  pass(2000);
  expect(deadline.left()).toBe(3000);
  pass(9000);
  expect(deadline.left()).toBe(0);
});

test.each([3_600_000, -3_600_000])(
  'setting the clock by %d ms does not change the deadline',
  (by) => {
    const { time, deadline, pass } = start(60_000);
    time.wall += by;
    pass(1000);
    expect(deadline.left()).toBe(59_000);
  },
);

test('a device that slept while the page was hidden has lost that time', () => {
  const { time, deadline, pass } = start(300_000);
  deadline.hide();
  pass(1000);
  time.wall += 120_000; // asleep: the steady clock stops
  deadline.show();
  expect(deadline.left()).toBe(179_000);
});

test('a clock that is set back while the page is hidden gives no time', () => {
  const { time, deadline, pass } = start(300_000);
  deadline.hide();
  pass(20_000);
  time.wall -= 3_600_000;
  deadline.show();
  expect(deadline.left()).toBe(280_000);
});

test('a page that is hidden twice before it is shown counts once', () => {
  const { time, deadline } = start(300_000);
  deadline.hide();
  time.wall += 60_000;
  deadline.hide();
  deadline.show();
  deadline.show();
  expect(deadline.left()).toBe(240_000);
});
