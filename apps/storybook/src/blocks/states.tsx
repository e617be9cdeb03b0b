import type { Guide } from '@praxiskit/test-support/guide';
import { Fragment, useLayoutEffect } from 'react';
import { showPseudoStates } from '../../.storybook/pseudo-states.ts';
import { Themed, themes } from './themed.tsx';

/** Every kind of a component in every state, in both themes. */
export function States({ kinds, states, draw }: NonNullable<Guide['states']>) {
  useLayoutEffect(showPseudoStates);
  return themes.map((theme) => (
    <Themed key={theme} theme={theme}>
      {/* A region that scrolls is reached by the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className="overflow-x-auto" aria-label={`States, ${theme}`} tabIndex={0}>
        <div
          inert
          className="grid w-max min-w-full items-center gap-x-4 gap-y-4 p-1"
          style={{
            gridTemplateColumns: `auto repeat(${states.length}, minmax(max-content, 1fr))`,
          }}
        >
          <span />
          {states.map((state) => (
            <span key={state} className="text-caption text-quiet">
              {state}
            </span>
          ))}
          {kinds.map((kind) => (
            <Fragment key={kind}>
              <span className="text-caption text-quiet">{kind}</span>
              {states.map((state) => (
                <div key={state} data-pseudo={state} className="justify-self-start">
                  {draw(kind, state)}
                </div>
              ))}
            </Fragment>
          ))}
        </div>
      </section>
    </Themed>
  ));
}
