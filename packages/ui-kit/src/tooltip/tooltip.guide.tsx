import type { Guide } from '@praxiskit/test-support/guide';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { LayerContext } from '../modal/layer.ts';
import { Tooltip } from './tooltip.tsx';

/** An open tooltip, within the frame that shows it. */
function Open({ text, name }: { text: string; name: string }) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setFrame}
      className="relative grid h-32 w-72 max-w-full place-items-center justify-self-center pt-10 contain-layout"
    >
      <LayerContext value={frame}>
        {frame ? (
          <Tooltip isInitiallyOpen text={text}>
            <Button variant="secondary">{name}</Button>
          </Tooltip>
        ) : null}
      </LayerContext>
    </div>
  );
}

export const guide: Guide = {
  purpose: 'A short explanation of a control, shown on hover and on focus.',
  when: 'The visitor may want to know more before pressing.',
  whenNot:
    'For anything that is essential, since a touch screen has no hover: write it, or use the help of a *Field*.',
  anatomy: {
    parts: [
      ['#storybook-root button', 'Control', 'It takes the focus, and has a name of its own.'],
      ['[data-side]', 'Words', 'Above the control by default, elsewhere where there is no room.'],
    ],
  },
  pairs: [
    {
      do: [<Open key="do" text="Two pages, A4" name="Print" />, 'Say what the name leaves out.'],
      dont: [<Open key="dont" text="Print" name="Print" />, 'Repeat the name.'],
    },
  ],
  keys: [
    ['Tab', 'shows it at once'],
    ['Esc', 'hides it; the focus stays'],
  ],
  heard: [['shown', '‘Print, button, Two pages, A4’: it describes the control']],
  code: `<Tooltip text="Two pages, A4">
  <Button variant="secondary">Print</Button>
</Tooltip>

// neighbors: once one was shown, the next one needs no delay
<TooltipGroup>{buttons}</TooltipGroup>`,
  also: ['TooltipGroup', 'TOOLTIP_DELAY_MS'],
  search: 'hint hover title help bubble popover Hinweis Kurzinfo Sprechblase Erklärung',
};
