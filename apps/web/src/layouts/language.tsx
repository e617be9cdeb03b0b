import { useLanguageChoice } from '@praxiskit/pages/react';
import { LanguageSwitch } from '@praxiskit/ui-kit';

/**
 * Links to the same page in the other language, which also work without scripts. They are relative,
 * because one remembered page serves all unknown addresses.
 */
export function Language() {
  return (
    <div className="languages">
      <LanguageSwitch {...useLanguageChoice()} />
    </div>
  );
}
