import type { RecordedAnswer } from '@praxiskit/test-support/recorded-answer';
import { Section } from './page.tsx';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** 'if-match: "1"' a line. */
const linesOf = (fields: Readonly<Record<string, unknown>>) =>
  Object.entries(fields).map(([name, value]) => `${name}: ${value}`);

const textOf = (request: string, { headers = {}, form, json: body }: RecordedAnswer['sent']) =>
  [
    request,
    ...linesOf(headers),
    ...(form
      ? [
          '',
          Object.entries(form)
            .map((field) => field.join('='))
            .join('&\n'),
        ]
      : []),
    ...(body ? ['', json(body)] : []),
  ].join('\n');

/** What a server of the package answers, as a test has recorded it. */
export function RecordedAnswers({ answers }: { answers: readonly RecordedAnswer[] }) {
  return (
    <Section
      title="Real answers"
      note="Recorded by a test; … is in the place of random values. Of the headers those are shown that matter here."
    >
      <div className="border-t border-line">
        {answers.map(({ about, request, sent, status, headers, body }) => (
          <details key={about} className="border-b border-hairline">
            <summary className="grid cursor-pointer gap-x-6 gap-y-1 py-3 text-small sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_3rem]">
              <span className="font-[550]">{about}</span>
              <code className="font-mono text-[0.8125rem] wrap-anywhere">{request}</code>
              <span className={`font-[550] sm:text-right ${status < 400 ? '' : 'text-danger'}`}>
                {status}
              </span>
            </summary>
            <div className="grid gap-4 pb-5 text-small md:grid-cols-2">
              <Part title={`Sent by ${sent.by}`} text={textOf(request, sent)} />
              <Part
                title="Answered"
                text={[String(status), ...linesOf(headers), '', json(body)].join('\n')}
              />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}

const Part = ({ title, text }: { title: string; text: string }) => (
  <div className="min-w-0">
    <h3 className="mb-1 text-quiet">{title}</h3>
    <pre className="m-0 border border-hairline bg-raised p-4 font-mono text-[0.8125rem] leading-relaxed wrap-anywhere whitespace-pre-wrap">
      {text}
    </pre>
  </div>
);
