import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField } from '@praxiskit/record-model/react';

/** '740 €' and 'EUR 740' as '740'; what is no amount stays as it is. */
export const withoutEuro = (text: string): string =>
  text.replace(/^\s*(?:€|eur)\s*(?=\d)|(\d)\s*(?:€|eur|euro)\s*$/i, '$1');

/** The amount of a price as a control has it: with the currency that somebody writes beside it, too. */
export function useAmount(price: ModelRecord) {
  const field = useField(price, 'amount');
  const { onChange } = field.inputProps;
  const inputProps = {
    ...field.inputProps,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ target: { value: withoutEuro(target.value) } }),
  };
  return { ...field, inputProps };
}
