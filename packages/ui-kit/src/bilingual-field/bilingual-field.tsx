import type { Locale } from '@praxiskit/core';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { controlClass } from '../field/controls.tsx';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';
import { useToolTexts } from '../text/use-tool-texts.ts';

/** One of the two texts. */
export interface BilingualSide {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  error?: string | null;
  readOnly?: boolean;
}

export interface BilingualFieldProps {
  label: string;
  de: BilingualSide;
  en: BilingualSide;
  /** Lines of each text; 1 is an input. Longer texts grow. */
  lines?: number;
  /** The language whose text is behind the other one, or missing beside it. */
  lags?: Locale | null;
  /** Below each text: findings, a preview. */
  notes?: Partial<Record<Locale, ReactNode>>;
  isRequired?: boolean;
}

/** One text in two languages, side by side where there is room, else one below the other. */
export function BilingualField(props: BilingualFieldProps) {
  const { label, lines = 1, lags = null, notes = {}, isRequired = false } = props;
  const { required } = useUiKitTexts().messages;
  const { bilingual } = useToolTexts();
  const id = useId();
  return (
    <fieldset className="@container min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid gap-x-3 gap-y-1.5 @min-[28rem]:grid-cols-2">
        {(['de', 'en'] as const).map((language) => {
          const { error, ...side } = props[language];
          const described = [
            error ? `${id}-${language}-error` : '',
            lags === language ? `${id}-${language}-lags` : '',
          ];
          const control = {
            ...side,
            lang: language,
            'aria-label': `${label}, ${bilingual[language]}`,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': described.filter(Boolean).join(' ') || undefined,
            required: isRequired || undefined,
          };
          return (
            <div key={language} className="grid content-start gap-1">
              <span aria-hidden="true" className="flex min-h-6 items-baseline gap-2">
                <span
                  className={classNames(
                    'font-[550] text-small',
                    language === 'en' && '@min-[28rem]:hidden',
                  )}
                >
                  {label}
                  {isRequired ? <span title={required}>{'\u00a0*'}</span> : null}
                </span>
                <span className="shrink-0 text-caption text-quiet">{bilingual[language]}</span>
              </span>
              {lines > 1 ? (
                <textarea
                  {...control}
                  rows={lines}
                  className={classNames(controlClass, 'py-2 field-sizing-content')}
                />
              ) : (
                <input {...control} className={controlClass} />
              )}
              {error ? (
                <p id={`${id}-${language}-error`} role="alert" className="text-caption text-danger">
                  {error}
                </p>
              ) : null}
              {lags === language ? (
                <p
                  id={`${id}-${language}-lags`}
                  className="border-l-3 border-line pl-2 text-caption text-ink"
                >
                  {bilingual[side.value.trim() === '' ? 'missing' : 'lags'][language]}
                </p>
              ) : null}
              {notes[language]}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
