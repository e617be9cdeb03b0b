import { ErrorSummary, type FieldError } from '@praxiskit/ui-kit';
import { useMessages } from '../messages/use-messages.ts';

/** What is wrong with one field. */
export interface Problem extends FieldError {
  /** At the field itself, in place of the message: how to put it right. */
  hint?: string;
  /** The field's name in the form, where it is not its id with `_` in place of `-`. */
  name?: string;
}

/** What is wrong, above the form, with its count in words. It takes the focus. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  const { common } = useMessages();
  const titles = [common.problems1, common.problems2, common.problems3, common.problems4];
  const title = titles[problems.length - 1];
  return <ErrorSummary errors={problems} {...(title ? { title } : {})} />;
}
