import { createFormats, fill, type Locale } from '@praxiskit/core';
import type { ReactNode } from 'react';
import type { ProblemText, RequestMessages } from '../messages/messages.ts';
import type { RequestField, RequestProblem } from '../request/check-request.ts';
import { type ReachableSpan, reachableSpans, spanHours } from '../request/request.ts';

/** A treatment that a visitor can ask about. */
export interface RequestTopic {
  slug: string;
  name: string;
  /** '2–8 mm' */
  note?: string;
}

export function problemText({ problems }: RequestMessages, problem: RequestProblem): ProblemText {
  const texts: Record<string, ProblemText> = problems[problem.field];
  return texts[problem.reason] ?? { summary: '', hint: '' };
}

/** Ids of the fields, which lines of the summary lead to. */
export const fieldIds: Record<RequestField, string> = {
  name: 'anfrage-name',
  contact: 'anfrage-kontakt',
  consent: 'anfrage-einwilligung',
};

/** The attributes of a field that may be wrong. */
function attributesOf(field: RequestField, hint: string | undefined) {
  const id = fieldIds[field];
  return hint ? { id, 'aria-invalid': true, 'aria-describedby': `${id}-fehler` } : { id };
}

function Hint({ field, text }: { field: RequestField; text: string | undefined }) {
  return text ? (
    <p id={`${fieldIds[field]}-fehler`} className="pk-request-hint">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 2 15 14H1Z M8 6.5v3.5 M8 11.6v.6" />
      </svg>
      {text}
    </p>
  ) : null;
}

interface LineFieldProps {
  field: 'name' | 'contact';
  label: string;
  value: string;
  hint: string | undefined;
  autoComplete: string;
}

export function LineField({ field, label, value, hint, autoComplete }: LineFieldProps) {
  return (
    <div className="pk-request-field">
      <label htmlFor={fieldIds[field]}>{label}</label>
      <input
        {...attributesOf(field, hint)}
        name={field}
        defaultValue={value}
        autoComplete={autoComplete}
        required={true}
        maxLength={254}
      />
      <Hint field={field} text={hint} />
    </div>
  );
}

interface ReachableFieldProps {
  messages: RequestMessages;
  locale: Locale;
  values: readonly ReachableSpan[];
}

/** Boxes on a scale of hours, each as wide as its span. */
export function ReachableField({ messages, locale, values }: ReachableFieldProps) {
  return (
    <fieldset className="pk-request-field pk-request-when">
      <legend>{messages.when}</legend>
      <div className="pk-request-spans">
        {reachableSpans.map((span) => (
          <label key={span}>
            <input
              type="checkbox"
              name="reachable"
              value={span}
              defaultChecked={values.includes(span)}
            />
            <span>
              {messages.spans[span]}
              <span className="pk-request-unseen"> {hoursOf(messages, span, locale)}</span>
            </span>
          </label>
        ))}
      </div>
      <p className="pk-request-scale" aria-hidden="true">
        {[spanHours.morning, spanHours.noon, spanHours.afternoon].map(({ from }) => (
          <span key={from}>{hourText(from, locale)}</span>
        ))}
        <span>{hourText(spanHours.afternoon.to, locale)}</span>
      </p>
    </fieldset>
  );
}

/** '15–18 Uhr', '3 PM–6 PM' */
export function hoursOf({ hours }: RequestMessages, span: ReachableSpan, locale: Locale): string {
  const { from, to } = spanHours[span];
  return fill(hours, { from: hourText(from, locale), to: hourText(to, locale) });
}

const hourText = (hour: number, locale: Locale) => createFormats(locale).clock(`${hour}:00`);

interface ConsentFieldProps {
  text: ReactNode;
  isGiven: boolean;
  hint: string | undefined;
}

export function ConsentField({ text, isGiven, hint }: ConsentFieldProps) {
  return (
    <div className="pk-request-field pk-request-consent">
      <input
        {...attributesOf('consent', hint)}
        type="checkbox"
        name="consent"
        value="yes"
        required={true}
        defaultChecked={isGiven}
      />
      <div>
        <label htmlFor={fieldIds.consent}>{text}</label>
        <Hint field="consent" text={hint} />
      </div>
    </div>
  );
}
