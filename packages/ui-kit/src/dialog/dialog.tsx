import { Modal, type ModalProps } from '../modal/modal.tsx';

export interface DialogProps extends ModalProps {}

/** A question that has to be answered first, on the browser's own modal dialog: 640 px wide at most. */
export function Dialog(props: DialogProps) {
  return (
    <Modal
      {...props}
      frame="m-auto w-[min(40rem,calc(100vw-2rem))]"
      body="grid max-h-[calc(100dvh-2rem)] gap-6 overflow-y-auto p-6 sm:p-10"
    />
  );
}
