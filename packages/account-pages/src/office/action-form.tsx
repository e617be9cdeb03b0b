import { Button, type ButtonVariant } from '@praxiskit/ui-kit';
import type { OfficeData } from './data.ts';
import { OfficeFields } from './office-fields.tsx';
import { useOfficeForm } from './use-office-form.ts';

/** Of `OfficeAction`. */
export interface OfficeActionProps {
  data: OfficeData;
  /** Unlike those of the other forms of the page. */
  name: string;
  path: string;
  label: string;
  fields?: Readonly<Record<string, string>>;
  variant?: ButtonVariant;
  nextId?: string;
}

/** One button that does something with an account or an invitation. */
export function OfficeAction(props: OfficeActionProps) {
  const { data, name, path, label, fields = {}, variant = 'secondary', nextId } = props;
  const form = useOfficeForm({ data, name, path, ...(nextId === undefined ? {} : { nextId }) });
  return (
    <form {...form.props} className="pk-account-form">
      <OfficeFields form={form} data={data} />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <div>
        <Button type="submit" variant={variant} isBusy={form.busyPath !== null}>
          {label}
        </Button>
      </div>
    </form>
  );
}
