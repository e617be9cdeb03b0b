import type { Locale } from '@praxiskit/core';
import { fill } from '@praxiskit/core';
import { useHydrated, useOptionalSite } from '@praxiskit/pages/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { RequestMessages } from '../messages/messages.ts';
import type { RequestField, RequestProblem } from '../request/check-request.ts';
import type { SentRequest, UnsentRequest } from '../request/form-state.ts';
import {
  ConsentField,
  fieldIds,
  LineField,
  problemText,
  ReachableField,
  type RequestTopic,
} from './fields.tsx';
import { TopicField } from './topic-field.tsx';
import { useRequestForm } from './use-request-form.ts';

export interface RequestFormProps {
  state: UnsentRequest;
  messages: RequestMessages;
  locale: Locale;
  /** As in a sentence: 'Aurelia'. */
  practice: string;
  /** A link to call the practice. */
  phone: ReactNode;
  topics: readonly RequestTopic[];
  /** Days for which a request is kept. */
  keptDays: number;
  privacy: string;
  fetcher: typeof fetch;
  onSent(sent: SentRequest): void;
}

export function RequestForm(props: RequestFormProps) {
  const { state, messages, locale, practice, phone, topics, keptDays, privacy } = props;
  const form = useRequestForm(state, props.fetcher, props.onSent);
  const isHydrated = useHydrated();
  const site = useOptionalSite();
  const { values } = state;
  const hint = (field: RequestField) => {
    const found = form.problems.find((problem) => problem.field === field);
    return found && problemText(messages, found).hint;
  };
  const isAway = form.notice === 'away';
  const period = fill(messages.period, { count: String(keptDays) });
  return (
    <form
      className="pk-request-form"
      method="post"
      action="/api/requests/send"
      noValidate={isHydrated}
      {...form.props}
    >
      <Notice messages={messages} {...form} />
      {state.stamp ? <input type="hidden" name="stamp" value={state.stamp} /> : null}
      {site?.explicitLocale ? <input type="hidden" name="lang" value={site.locale} /> : null}
      <div className="pk-request-pair">
        <LineField
          field="name"
          label={messages.name}
          value={values.name}
          hint={hint('name')}
          autoComplete="name"
        />
        <LineField
          field="contact"
          label={messages.contact}
          value={values.contact}
          hint={hint('contact')}
          autoComplete="email"
        />
      </div>
      <TopicField messages={messages} topics={topics} value={values.treatment} />
      <ReachableField messages={messages} locale={locale} values={values.reachable} />
      <p className="pk-request-trap" aria-hidden="true">
        <label>
          {messages.trap} <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <ConsentField
        text={
          <>
            {fill(messages.consent, { practice, period })} <a href={privacy}>{messages.privacy}</a>
          </>
        }
        isGiven={values.consent}
        hint={hint('consent')}
      />
      <div className="pk-request-end">
        <button type="submit" className="pk-request-send" aria-disabled={form.isBusy || undefined}>
          {form.isBusy ? messages.sending : isAway ? messages.sendAgain : messages.send}
        </button>
        <p>
          {isAway ? (
            <>
              {messages.orCall} {phone}
            </>
          ) : (
            messages.why
          )}
        </p>
      </div>
      {isAway ? null : (
        <p className="pk-request-call">
          <span>{messages.call}</span> {phone}
        </p>
      )}
    </form>
  );
}

interface NoticeProps {
  messages: RequestMessages;
  problems: readonly RequestProblem[];
  notice: UnsentRequest['notice'];
  attempt: number;
}

/** Above the fields: why nothing was sent. It takes the focus again with each attempt. */
function Notice({ messages, problems, notice, attempt }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (notice) {
    const { title, text } = messages.notices[notice];
    return (
      <div ref={box} className="pk-request-notice" role="alert" tabIndex={-1}>
        <p className="pk-request-notice-title">{title}</p>
        <p>{text}</p>
      </div>
    );
  }
  if (problems.length === 0) return null;
  const { one, several, numbers } = messages.problems;
  const count = numbers[problems.length] ?? String(problems.length);
  return (
    <div ref={box} className="pk-request-problems" role="alert" tabIndex={-1}>
      <p>
        <strong>{problems.length === 1 ? one : fill(several, { count })}</strong>
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.field}>
            <a href={`#${fieldIds[problem.field]}`}>{problemText(messages, problem).summary}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
