import { Progress, UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

test('the percentage is in the language’s format, and never breaks', () => {
  const html = renderToString(
    <UiKitProvider locale="de-DE" messages={uiKitMessages.de}>
      <Progress label="Unterlagen" value={40} />
    </UiKitProvider>,
  );
  expect(html).toContain('aria-valuetext="40\u00a0%"');
  expect(html).toContain('value="40"');
});

test('without a value it is indeterminate, not at zero', () => {
  const html = renderToString(<Progress label="Documents" />);
  expect(html).not.toContain(' value=');
  expect(html).toContain('One moment');
});
