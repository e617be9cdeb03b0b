import type { ReactNode } from 'react';
import { useUiKitTexts } from '../text/provider.tsx';

export interface ChoiceTexts {
  label: ReactNode;
  /** Under the label: information that the visitor needs before choosing. */
  help?: ReactNode;
}

export interface ChoiceLabelProps extends ChoiceTexts {
  /** The control, with this id, and described by its help. */
  children: ReactNode;
  controlId: string;
  isRequired?: boolean;
}

/** The whole line can be clicked: the box, its label, and the space between them. */
export function ChoiceLabel(props: ChoiceLabelProps) {
  const { label, help, controlId, children, isRequired = false } = props;
  const { messages } = useUiKitTexts();
  return (
    <div className="group has-disabled:opacity-55">
      <label
        htmlFor={controlId}
        className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-control group-has-disabled:cursor-not-allowed"
      >
        <span className="grid h-6 shrink-0 items-center">{children}</span>
        <span className="min-w-0 wrap-anywhere">
          {label}
          {isRequired ? (
            <span aria-hidden="true" title={messages.required}>
              {'\u00a0*'}
            </span>
          ) : null}
        </span>
      </label>
      {help ? (
        <p id={helpIdOf(controlId)} className="-mt-1.5 pb-2 pl-8.5 text-small text-quiet">
          {help}
        </p>
      ) : null}
    </div>
  );
}

export const helpIdOf = (controlId: string) => `${controlId}-help`;

/** The box or the ring itself; in forced colors it is the system's own. */
export const choiceClass =
  'peer col-start-1 row-start-1 size-5.5 cursor-[inherit] appearance-none border border-field-line bg-raised checked:border-primary checked:bg-primary hover:not-[:disabled,[aria-invalid],[data-invalid]]:border-line aria-invalid:border-2 aria-invalid:border-danger data-invalid:border-2 data-invalid:border-danger forced-colors:appearance-auto';
