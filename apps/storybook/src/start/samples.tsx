import { fadeInUp } from '@praxiskit/animations';
import { Animate } from '@praxiskit/animations/react';
import { lintText } from '@praxiskit/compliance';
import { consentMessages, createConsent, knownItems } from '@praxiskit/consent-manager';
import {
  ConsentProvider,
  useConsentManager,
  useConsentState,
} from '@praxiskit/consent-manager/react';
import { createFormats } from '@praxiskit/core';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { useField, useSaveState } from '@praxiskit/record-model/react';
import { Button, Field, Input, SaveState, Switch } from '@praxiskit/ui-kit';
import { createGate } from '@praxiskit/under-construction-gate';
import { type FormEvent, Suspense, use, useState, useSyncExternalStore } from 'react';

/** Living samples of packages, by the package's name. */
export const samples = {
  'ui-kit': KitSample,
  animations: AnimationSample,
  'consent-manager': ConsentSample,
  'under-construction-gate': GateSample,
  'record-model': RecordSample,
  'record-server': ServerSample,
  compliance: ComplianceSample,
  core: CoreSample,
};

function KitSample() {
  const [isOn, setIsOn] = useState(true);
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Button>Request a consultation</Button>
      <Switch state={isOn ? 'on' : 'off'} label="Show maps" onChange={setIsOn} />
    </div>
  );
}

function AnimationSample() {
  const [plays, setPlays] = useState(0);
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Animate effect={fadeInUp} trigger="manual" replayKey={plays} className="text-lead">
        It rises once, then it rests.
      </Animate>
      <Button variant="secondary" onClick={() => setPlays(plays + 1)}>
        Play
      </Button>
    </div>
  );
}

const createSampleConsent = () =>
  createConsent({
    items: knownItems({ maps: { osm: true, google: true }, locale: 'en' }),
    storage: null,
    cookies: { names: () => [], remove: () => {} },
  });

function ConsentSample() {
  const [consent] = useState(createSampleConsent);
  return (
    <ConsentProvider consent={consent}>
      <ConsentAnswer />
    </ConsentProvider>
  );
}

function ConsentAnswer() {
  const consent = useConsentManager();
  const { saved } = useConsentState();
  const maps = ['osm', 'google'].filter((id) => saved[id]);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => consent.declineAll()}>
          {consentMessages.en.declineAll}
        </Button>
        <Button variant="secondary" onClick={() => consent.acceptAll()}>
          {consentMessages.en.acceptAll}
        </Button>
      </div>
      <p role="status" className="text-small">
        Maps: {maps.length === 0 ? 'none' : maps.length} of two allowed.
        {maps.length === 0 ? ' Nothing loads before.' : ''}
      </p>
    </div>
  );
}

const createSampleGate = () =>
  createGate({
    hash: 'open',
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    digest: async (text) => text,
  });

function GateSample() {
  const [gate] = useState(createSampleGate);
  const { status, refusals } = useSyncExternalStore(gate.subscribe, gate.getState);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    gate.submit(String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <Field id="gate-sample" label="Password" help="It is ‘open’.">
        <Input name="password" type="password" autoComplete="off" />
      </Field>
      <p role="status" className="pb-2 font-mono text-small">
        {status}
        {refusals > 0 ? `, ${refusals} refused` : ''}
      </p>
    </form>
  );
}

const definition = {
  name: 'profiles',
  label: 'Profiles',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    city: { type: 'STRING', allowNull: true, label: 'City' },
  },
  relations: {},
} satisfies Parameters<typeof createMemoryServer>[0][number];

const createSampleServer = () =>
  createMemoryServer([definition], { profiles: [{ id: '1', city: 'Weimar an der Ilm' }] });

const loadSample = async () => {
  const view = await createRecordClient({ fetch: createSampleServer().fetch }).view('profiles');
  return view.get('1');
};

function RecordSample() {
  const [record] = useState(loadSample);
  return (
    <Suspense>
      <City loading={record} />
    </Suspense>
  );
}

function City({ loading }: { loading: Promise<ModelRecord> }) {
  const record = use(loading);
  const { fieldProps, inputProps } = useField(record, 'city');
  const { state, saveStateProps } = useSaveState(record);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <Field {...fieldProps}>
        <Input {...inputProps} />
      </Field>
      <div className="pb-1">
        <code className="font-mono text-small">{state}</code>
        <SaveState {...saveStateProps} />
      </div>
    </div>
  );
}

/** A read and a save of an old version, as the wire format answers them. */
async function askServer() {
  const { fetch } = createSampleServer();
  const ask = async (method: string, path: string, init: RequestInit = {}) => {
    const { status } = await fetch(path, { method, ...init });
    return { request: `${method} ${path}`, status };
  };
  const change = (city: string) => ({
    body: JSON.stringify({ id: '1', version: 1, city }),
    headers: { 'content-type': 'application/json', 'if-match': '"1"' },
  });
  return [
    await ask('GET', '/api/profiles/1'),
    await ask('PUT', '/api/profiles/1', change('Jena')),
    await ask('PUT', '/api/profiles/1', change('Apolda')),
  ];
}

function ServerSample() {
  const [answers] = useState(askServer);
  return (
    <Suspense>
      <Answers loading={answers} />
    </Suspense>
  );
}

const meanings: Record<number, string> = { 200: 'saved or read', 412: 'another user was faster' };

function Answers({ loading }: { loading: ReturnType<typeof askServer> }) {
  return (
    <dl className="grid gap-2 text-small">
      {use(loading).map(({ request, status }, place) => (
        // The same request may occur twice.
        <div key={`${place} ${request}`}>
          <dt className="font-mono">
            {request}
            {request.startsWith('PUT') ? ' If-Match: "1"' : ''}
          </dt>
          <dd>
            {status}: {meanings[status] ?? ''}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What a practice may have written, with what the law says of it. */
function ComplianceSample() {
  const [text, setText] = useState('Botox hilft garantiert, ganz ohne Nebenwirkungen.');
  const findings = lintText(text, { locale: 'de' });
  return (
    <div className="grid gap-4">
      <Field id="compliance-sample" label="A sentence of a German page">
        <Input lang="de" value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <div role="status" className="grid gap-2 text-small">
        {findings.map(({ rule, start, quote, law, message }) => (
          <p key={`${rule} ${start}`}>
            <q lang="de" className="font-[550]">
              {quote}
            </q>{' '}
            {message.en}
            {law ? <span className="text-quiet"> {law.en}</span> : null}
          </p>
        ))}
        {findings.length === 0 ? <p>Nothing to say against it.</p> : null}
      </div>
    </div>
  );
}

/** One value in both languages. */
function CoreSample() {
  const [amount, setAmount] = useState('1234.50');
  return (
    <div className="flex flex-wrap items-end gap-x-10 gap-y-2">
      <Field id="core-sample" label="An exact amount">
        <Input value={amount} onChange={({ target }) => setAmount(target.value)} />
      </Field>
      <div role="status" className="flex flex-wrap gap-x-10 pb-2 text-small">
        {(['de', 'en'] as const).map((locale) => (
          <p key={locale}>
            <span className="block text-quiet">{locale}</span>
            <strong className="font-[550]">
              {createFormats(locale).euros(amount)},{' '}
              {createFormats(locale).date('2026-12-01', 'long')}
            </strong>
          </p>
        ))}
      </div>
    </div>
  );
}
