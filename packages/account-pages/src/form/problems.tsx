import { ErrorSummary, type FieldError } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';

export interface Problem extends FieldError {
  /** The text at the field itself, in place of the message: how to correct it. */
  hint?: string;
  /** The field's name in the form, if it is not its id with `_` in place of `-`. */
  name?: string;
}

/** The list of problems above the form, with their number in words. It takes the focus. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  const { common } = useMessages();
  const titles = [common.problems1, common.problems2, common.problems3, common.problems4];
  const title = titles[problems.length - 1];
  return <ErrorSummary errors={problems} {...(title ? { title } : {})} />;
}
