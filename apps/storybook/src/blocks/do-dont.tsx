import type { Guide } from '@praxiskit/test-support/guide';
import { Icon } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { Sentence } from './page-link.tsx';

interface SideProps {
  isRight: boolean;
  drawn: ReactNode;
  why: string;
}

function Side({ isRight, drawn, why }: SideProps) {
  return (
    <figure className="row-span-2 m-0 grid min-w-0 grid-rows-subgrid gap-y-0">
      <div
        inert
        className={`grid min-h-36 grid-cols-[minmax(0,1fr)] content-center gap-4 border border-hairline border-b-3 bg-raised p-6 [&>:is(button,a,span,strong)]:justify-self-center ${
          isRight ? 'border-b-positive' : 'border-b-danger [border-bottom-style:dashed]'
        }`}
      >
        {drawn}
      </div>
      <figcaption className="flex gap-2 py-3 text-control">
        <span className={`shrink-0 font-[550] ${isRight ? 'text-positive' : 'text-danger'}`}>
          <Icon name={isRight ? 'check' : 'close'} /> {isRight ? 'Do' : 'Don’t'}
        </span>
        <span>
          <Sentence text={why} />
        </span>
      </figcaption>
    </figure>
  );
}

/** What to do beside what not to do, each drawn and with its reason. */
export function DoDont({ pairs }: { pairs: NonNullable<Guide['pairs']> }) {
  return (
    <div className="sb-unstyled grid gap-x-6 gap-y-4 md:grid-cols-2 [&>*]:grid-cols-[minmax(0,1fr)]">
      {pairs.flatMap((pair) => [
        <Side key={pair.do[1]} isRight drawn={pair.do[0]} why={pair.do[1]} />,
        <Side key={pair.dont[1]} isRight={false} drawn={pair.dont[0]} why={pair.dont[1]} />,
      ])}
    </div>
  );
}
