import { Button, type ButtonVariant } from '@praxiskit/ui-kit';
import { FailureAlert } from '../form/failure-alert.tsx';
import { Protection } from '../form/protection.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { questionAddress } from '../question-address.ts';
import type { AccountData } from './data.ts';
import { useQuestions } from './use-question.ts';

export interface ActionFormProps {
  /** The name of this form; also in the address if it failed without scripts. */
  name: string;
  data: AccountData;
  path: string;
  fields?: Readonly<Record<string, string>>;
  /** The text to show afterwards, by its name. Without it the browser goes where the server leads. */
  done?: string;
  label: string;
  /** For screen readers, where several buttons have the same label. */
  describedBy?: string;
  variant?: ButtonVariant;
}

/** A single button that acts at once. */
export function ActionForm(props: ActionFormProps) {
  const { name, data, path, fields = {}, done, label, describedBy, variant = 'quiet' } = props;
  const { open, finish } = useQuestions();
  const form = useAccountForm({
    page: data,
    path,
    ownsFailure: open === name,
    ...(done === undefined ? {} : { onDone: () => finish(done) }),
  });
  return (
    <form {...form.props} className="pk-account-action">
      <FailureAlert failure={form.failure} />
      <Protection
        csrfToken={data.csrfToken}
        callbackUrl={done === undefined ? '/' : questionAddress(name)}
      />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button
        type="submit"
        variant={variant}
        aria-describedby={describedBy}
        isBusy={form.busyPath !== null}
      >
        {label}
      </Button>
    </form>
  );
}
