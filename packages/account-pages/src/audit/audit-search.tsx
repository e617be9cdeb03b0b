import { Button, Field, Input, Link, Select } from '@praxiskit/ui-kit';
import { KeptLanguage } from '../accounts/kept-language.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import type { AuditData } from './data.ts';
import { eventTypes } from './event-types.ts';

/** Search by person, kind and day; each is optional. */
export function AuditSearch({ search }: Pick<AuditData, 'search'>) {
  const { audit } = useMessages();
  const { who, what, on } = search;
  const isSearched = who !== '' || what !== null || on !== '';
  return (
    <search>
      <form action={accountPaths.audit} className="pk-accounts-search" key={`${who} ${what} ${on}`}>
        <KeptLanguage />
        <Field label={audit.who} help={audit.whoHelp}>
          <Input name="who" type="search" defaultValue={who} autoComplete="off" />
        </Field>
        <Field label={audit.what}>
          <Select name="what" defaultValue={what ?? ''}>
            <option value="">{audit.anything}</option>
            {eventTypes.map((type) => (
              <option key={type} value={type}>
                {audit[type]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={audit.on}>
          <Input name="on" type="date" defaultValue={on} />
        </Field>
        <Button type="submit" variant="secondary">
          {audit.find}
        </Button>
        {isSearched ? <Link href={accountPaths.audit}>{audit.all}</Link> : null}
      </form>
    </search>
  );
}
