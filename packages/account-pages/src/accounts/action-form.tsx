import { Button, type ButtonVariant } from '@praxiskit/ui-kit';
import { AccountFields } from './account-fields.tsx';
import type { AccountsData } from './data.ts';
import { useAdminForm } from './use-admin-form.ts';

export interface AdminActionProps {
  data: AccountsData;
  /** Unique on the page. */
  name: string;
  path: string;
  label: string;
  fields?: Readonly<Record<string, string>>;
  variant?: ButtonVariant;
  nextId?: string;
}

export function AdminAction(props: AdminActionProps) {
  const { data, name, path, label, fields = {}, variant = 'secondary', nextId } = props;
  const form = useAdminForm({ data, name, path, ...(nextId === undefined ? {} : { nextId }) });
  return (
    <form {...form.props} className="pk-account-form">
      <AccountFields form={form} data={data} />
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
