// A site that takes two of the packages and nothing else: it decides about consent, renders the
// question on a server, and describes a record with rules. It ends with an error when a check fails.
import { createConsent, knownItems } from '@praxiskit/consent-manager';
import { ConsentDialog, ConsentProvider } from '@praxiskit/consent-manager/react';
import { coerceValue, compileRules } from '@praxiskit/record-model';
import { renderToString } from 'react-dom/server';

const kept = new Map<string, string>();
const consent = createConsent({
  items: knownItems({ locale: 'de', analyticsId: 'G-SAMPLE' }),
  storage: {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  },
  cookies: { names: () => [], remove() {} },
  createId: () => 'a-visitor-of-this-test',
});
ensure(!consent.has('analytics'), 'nothing optional is on before the visitor says so');
consent.open('intro');
const html = renderToString(
  <ConsentProvider consent={consent}>
    <ConsentDialog />
  </ConsentProvider>,
);
ensure(html.includes('<dialog'), 'the question renders on a server');
consent.acceptAll();
ensure(consent.has('analytics'), 'accepting all accepts analytics');
ensure(kept.has('consent.state'), 'the decision is kept');

const amount = coerceValue({ type: 'DECIMAL', allowNull: true }, '12.50');
ensure(amount === '12.50', 'a decimal stays exact');
const rules = compileRules({
  name: 'newsletter',
  label: 'Newsletter',
  primaryKey: 'id',
  autosave: false,
  columns: {
    email: { type: 'STRING', allowNull: false, rules: [{ op: 'required' }, { op: 'email' }] },
  },
  relations: {},
  revision: '1',
});
const failures = rules.checkField('email', { email: 'nobody' });
ensure(failures[0]?.op === 'email', 'a rule refuses what is no address');

function ensure(holds: boolean, fact: string): void {
  if (!holds) throw new Error(`Not so: ${fact}`);
}
