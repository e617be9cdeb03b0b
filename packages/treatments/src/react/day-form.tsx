import { useOptionalSite } from '@praxiskit/pages/react';
import type { MyDayData } from '../my-day/my-day.ts';

interface DayFormProps {
  form: MyDayData['form'];
  action: string;
  buttonClass: string;
}

/**
 * Asks for a day by GET, so that the answer is an address of its own. What cannot be read stays in the
 * field: a date field would show nothing of it.
 */
export function DayForm({ form, action, buttonClass }: DayFormProps) {
  const { labels, problem } = form;
  const site = useOptionalSite();
  return (
    // The page shows its own message for an invalid day, in its language.
    <form className="pk-day-form" method="get" action={action} noValidate>
      {site?.explicitLocale ? <input type="hidden" name="lang" value={site.locale} /> : null}
      <p>
        <label htmlFor="anlass">{labels.occasion}</label>
        <span className="pk-day-select">
          <select id="anlass" name="anlass" defaultValue={form.occasion}>
            {form.occasions.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </span>
      </p>
      <p>
        <label htmlFor="tag">{labels.day}</label>
        <input
          id="tag"
          name="tag"
          type={form.isText ? 'text' : 'date'}
          defaultValue={form.day}
          min={form.first}
          max={form.last}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : 'tag-problem'}
        />
      </p>
      <button type="submit" className={buttonClass}>
        {labels.show}
      </button>
      {problem === null ? null : (
        <p id="tag-problem" className="pk-day-problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
