import { useMemo } from 'react';
import { Select } from '../field/controls.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { useUiKitTexts } from '../text/provider.tsx';
import { countryCodes } from './country-codes.ts';

export interface CountryFieldProps extends Omit<FieldProps, 'children'> {
  name?: string;
  /** A code of ISO 3166-1 alpha-2; null for none. Any other text is kept, and is an entry of its own. */
  value: string | null;
  onChange(code: string | null): void;
  /** 'country' by default, whose value is the code; 'off' for another person's address. */
  autoComplete?: string;
}

/** A country by its name in the language of the page, in the order of that language; its value is the code. */
export function CountryField(props: CountryFieldProps) {
  const { name, value, onChange, autoComplete = 'country', ...field } = props;
  const { locale } = useUiKitTexts();
  const countries = useMemo(() => namesIn(locale), [locale]);
  const isOther = value !== null && value !== '' && !countryCodes.includes(value);
  return (
    <Field {...field}>
      <Select
        name={name}
        value={value ?? ''}
        autoComplete={autoComplete}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      >
        <option value="">{'\u00a0'}</option>
        {isOther ? <option value={value}>{value}</option> : null}
        {countries.map(([code, country]) => (
          <option key={code} value={code}>
            {country}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function namesIn(locale: string): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((code) => [code, names.of(code) ?? code] as const)
    .sort(([, a], [, b]) => compare(a, b));
}
