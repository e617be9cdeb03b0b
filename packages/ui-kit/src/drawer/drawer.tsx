import { Modal, type ModalProps } from '../modal/modal.tsx';
import { classNames } from '../text/class-names.ts';

/** The edge of the page, in the direction of its text. */
export type DrawerSide = 'start' | 'end' | 'bottom';

export interface DrawerProps extends ModalProps {
  /** Where it comes from; 'end', the right side of a German page, by default. */
  side?: DrawerSide;
}

const upright = 'my-0 h-dvh max-h-none w-[min(28rem,calc(100vw-2.5rem))]';
const places: Record<DrawerSide, string> = {
  start: `ms-0 me-auto ${upright} -translate-x-full starting:open:-translate-x-full rtl:translate-x-full rtl:starting:open:translate-x-full`,
  end: `ms-auto me-0 ${upright} translate-x-full starting:open:translate-x-full rtl:-translate-x-full rtl:starting:open:-translate-x-full`,
  bottom:
    'mx-auto mt-auto mb-0 w-full max-w-[48rem] translate-y-full starting:open:translate-y-full',
};
const motion =
  'open:translate-none transition-[translate,display,overlay] transition-discrete duration-240 ease-out motion-reduce:transition-none';
const bodies: Record<DrawerSide, string> = {
  start: 'h-dvh',
  end: 'h-dvh',
  bottom: 'max-h-[calc(100dvh-4rem)]',
};

/** A panel at an edge of the page, for what needs more room than a menu: filters, a short form. */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return (
    <Modal
      {...props}
      frame={classNames(places[side], motion) ?? ''}
      body={`grid grid-rows-[auto_1fr_auto] gap-6 overflow-y-auto overscroll-contain p-6 sm:p-8 ${bodies[side]}`}
      foot="sticky -bottom-6 -mx-6 -mb-6 border-t border-hairline bg-raised px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8"
    />
  );
}
