import { type Effect, effects, fadeIn, fadeInUp, popOut, shake } from '@praxiskit/animations';
import {
  Animate,
  animated,
  createAnimated,
  Presence,
  useAnimation,
} from '@praxiskit/animations/react';
import { createRef, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { switchablePreference } from '../../tests/support/switchable-preference.ts';

const LONG = 60_000;
const moving = switchablePreference();
const text = () => page.getByText('Text').element();
const running = (element = text()) =>
  element.getAnimations().filter(({ playState }) => playState === 'running');

afterEach(() => vi.restoreAllMocks());

function Shaken({ delay }: { delay?: number }) {
  const options = { reducedMotion: moving, duration: LONG, delay };
  const { ref, play, cancel } = useAnimation(shake, options);
  return (
    <>
      <p ref={ref}>Text</p>
      <button type="button" onClick={() => play()}>
        Play
      </button>
      <button type="button" onClick={cancel}>
        Stop
      </button>
    </>
  );
}

test('an element plays its effect when it appears, also in strict mode [R5.3]', async () => {
  await render(
    <StrictMode>
      <Animate effect={fadeInUp} duration={LONG} reducedMotion={moving}>
        Text
      </Animate>
    </StrictMode>,
  );
  expect(running()).toHaveLength(1);
  expect(running()[0]?.effect?.getTiming().duration).toBe(LONG);
});

function ShakenCircle() {
  const { ref, play } = useAnimation(shake, { reducedMotion: moving, duration: LONG });
  return (
    <svg role="img" aria-label="Circle" onClick={() => play()} onKeyDown={() => play()}>
      <circle ref={ref} r="5" />
    </svg>
  );
}

test('the ref of `useAnimation` fits any element of HTML and SVG [R5.3]', async () => {
  const { ref } = {} as ReturnType<typeof useAnimation>;
  const fits = [
    <p key="1" ref={ref} />,
    <input key="2" ref={ref} />,
    <svg key="3" ref={ref} role="none" />,
    <path key="4" ref={ref} />,
  ];
  expect(fits).toHaveLength(4);
  await render(<ShakenCircle />);
  const picture = page.getByRole('img', { name: 'Circle' });
  await userEvent.click(picture);
  expect(picture.element().firstElementChild?.getAnimations()).toHaveLength(1);
});

test('`Animate` renders the element of `as`, and accepts its attributes and its ref', async () => {
  const ref = createRef<HTMLElement>();
  await render(
    <Animate effect={fadeIn} as="section" aria-label="Prices" className="wide" ref={ref}>
      Text
    </Animate>,
  );
  const region = page.getByRole('region', { name: 'Prices' }).element();
  expect(region.className).toBe('wide');
  expect(ref.current).toBe(region);
});

test('a new key plays it again, a new render does not', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  const of = (key: number) => (
    <Animate effect={{ ...fadeIn }} replayKey={key} reducedMotion={moving}>
      Text
    </Animate>
  );
  const screen = await render(of(1));
  await screen.rerender(of(1));
  expect(animate).toHaveBeenCalledTimes(1);
  await screen.rerender(of(2));
  await screen.rerender(of(1));
  expect(animate).toHaveBeenCalledTimes(3);
});

test('with the trigger `manual` it plays only when the key changes', async () => {
  const of = (key: number) => (
    <Animate effect={fadeIn} trigger="manual" replayKey={key} reducedMotion={moving}>
      Text
    </Animate>
  );
  const screen = await render(of(1));
  expect(running()).toHaveLength(0);
  await screen.rerender(of(2));
  expect(running()).toHaveLength(1);
});

test('with the trigger `visible` it plays the first time that it comes into view', async () => {
  await render(
    <>
      <div style={{ height: 3000 }} />
      <Animate effect={fadeIn} trigger="visible" duration={LONG} reducedMotion={moving}>
        Text
      </Animate>
    </>,
  );
  expect(running()).toHaveLength(0);
  text().scrollIntoView();
  await vi.waitFor(() => expect(running()).toHaveLength(1));
});

test('pointer and keyboard play it, and never in the middle of a run', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  await render(
    <>
      <Animate effect={fadeIn} as="button" trigger="hover" duration={LONG} reducedMotion={moving}>
        Text
      </Animate>
      <p>Elsewhere</p>
    </>,
  );
  await userEvent.tab();
  await expect.element(page.getByRole('button')).toHaveFocus();
  expect(animate).toHaveBeenCalledTimes(1);
  await userEvent.hover(page.getByRole('button'));
  expect(animate).toHaveBeenCalledTimes(1);
});

test('children start one after the other', async () => {
  await render(
    <Animate effect={fadeIn} as="ul" stagger={50} delay={10} reducedMotion={moving}>
      <li>One</li>
      <li>Two</li>
    </Animate>,
  );
  const delay = (name: string) =>
    page.getByText(name).element().getAnimations()[0]?.effect?.getTiming().delay;
  expect([delay('One'), delay('Two')]).toEqual([10, 60]);
});

test('the hook plays one run at a time, from the start, and stops', async () => {
  await render(<Shaken />);
  await page.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'Play' }).click();
  expect(running()).toHaveLength(1);
  await page.getByRole('button', { name: 'Stop' }).click();
  expect(running()).toHaveLength(0);
});

test('unmounting cancels the run', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  const screen = await render(
    <Animate effect={fadeIn} duration={LONG} reducedMotion={moving}>
      Text
    </Animate>,
  );
  const animation = animate.mock.results[0]?.value as Animation;
  await screen.unmount();
  expect(animation.playState).toBe('idle');
});

test('a ref plays an effect as soon as its element is there', async () => {
  const fades = animated(fadeIn, { duration: LONG, reducedMotion: moving });
  await render(<p ref={fades}>Text</p>);
  expect(running()).toHaveLength(1);
});

test('custom effects have names that the compiler knows', async () => {
  const glow: Effect = { ms: 900, keyframes: { filter: ['blur(0)', 'blur(2px)', 'blur(0)'] } };
  const site = createAnimated({ ...effects, glow });
  await render(
    <site.Animate effect="glow" duration={LONG} reducedMotion={moving}>
      Text
    </site.Animate>,
  );
  // @ts-expect-error a name that is not in the list
  void (<site.Animate effect="glowing" />);
  const [animation] = text().getAnimations();
  const [, frame] = (animation?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
  expect(frame?.filter).toBe('blur(2px)');
});

test('the server’s HTML hides nothing [R5.4]', () => {
  expect(renderToString(<Animate effect={fadeIn}>Text</Animate>)).toBe('<div>Text</div>');
  expect(
    renderToString(
      <Presence isPresent exit={popOut}>
        Text
      </Presence>,
    ),
  ).toBe('<div>Text</div>');
});

test('HTML that the server has rendered does not play its effect on hydration [R5.4]', async () => {
  const app = (key: number) => (
    <Animate effect={fadeIn} replayKey={key} duration={LONG} reducedMotion={moving}>
      Text
    </Animate>
  );
  const host = document.createElement('div');
  host.innerHTML = renderToString(app(1));
  document.body.append(host);
  const root = hydrateRoot(host, app(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(running()).toHaveLength(0);
  root.render(app(2));
  await vi.waitFor(() => expect(running()).toHaveLength(1));
  root.unmount();
  host.remove();
});

test('a box that leaves stays, inert, until its exit has ended', async () => {
  const of = (isPresent: boolean) => (
    <StrictMode>
      <Presence isPresent={isPresent} exit={popOut} enter={fadeIn} reducedMotion={moving}>
        Text
      </Presence>
    </StrictMode>
  );
  const screen = await render(of(true));
  expect(running()).toHaveLength(0);
  await screen.rerender(of(false));
  expect(text()).toHaveProperty('inert', true);
  running()[0]?.finish();
  await expect.element(page.getByText('Text')).not.toBeInTheDocument();
  await screen.rerender(of(true));
  expect(running()).toHaveLength(1);
  expect(text()).toHaveProperty('inert', false);
});

test('a box that becomes present again during its exit stays', async () => {
  const of = (isPresent: boolean) => (
    <Presence isPresent={isPresent} exit={popOut} reducedMotion={moving}>
      Text
    </Presence>
  );
  const screen = await render(of(true));
  await screen.rerender(of(false));
  const leaving = running()[0];
  await screen.rerender(of(true));
  expect(leaving?.playState).toBe('idle');
  expect(getComputedStyle(text()).opacity).toBe('1');
});

test('with reduced motion it is removed immediately [R5.4]', async () => {
  const of = (isPresent: boolean) => (
    <Presence isPresent={isPresent} exit={popOut} reducedMotion={switchablePreference(true)}>
      Text
    </Presence>
  );
  const screen = await render(of(true));
  await screen.rerender(of(false));
  await expect.element(page.getByText('Text')).not.toBeInTheDocument();
});
