import { Animate, useAnimation } from '@praxiskit/animations/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

function Shaken() {
  const { ref, play } = useAnimation<HTMLParagraphElement>('shake');
  return (
    <>
      <p ref={ref}>Shaken</p>
      <button type="button" onClick={() => play({ reduced: false, duration: 60_000 })}>
        Play
      </button>
    </>
  );
}

test('an animated box plays its effect when it appears [R5.3]', async () => {
  await render(
    <Animate effect="fadeInUp" duration={60_000}>
      Text
    </Animate>,
  );
  const [animation] = page.getByText('Text').element().getAnimations();
  expect(animation?.effect?.getTiming().duration).toBe(60_000);
});

test('the hook plays one run at a time, from the start', async () => {
  await render(<Shaken />);
  await page.getByRole('button').click();
  await page.getByRole('button').click();
  expect(page.getByText('Shaken').element().getAnimations()).toHaveLength(1);
});

test('the server’s HTML hides nothing [R5.4]', () => {
  expect(renderToString(<Animate effect="fadeIn">Text</Animate>)).toBe('<div>Text</div>');
});
