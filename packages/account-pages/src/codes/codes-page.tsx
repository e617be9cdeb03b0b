import { createFormats } from '@praxiskit/core';
import { type Payload, withLanguage } from '@praxiskit/pages';
import { useHydrated, useSite, useUnsaved } from '@praxiskit/pages/react';
import { Button, buttonClass, Checkbox, CodeSheet, Link } from '@praxiskit/ui-kit';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { timeZone } from '../frame/clock-time.tsx';
import { useParts } from '../frame/parts.tsx';
import { Step } from '../frame/step.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { accountPaths } from '../paths.ts';
import { CodeUsed } from './code-used.tsx';
import type { CodesData } from './data.ts';
import { codesIn } from './use-show-codes.ts';

/**
 * Shows recovery codes once: from a form without scripts, or from the page before. With `?used=1`, after one
 * was used, it shows how many are left.
 */
export function Component({ data }: Payload<CodesData>) {
  const { codes: texts } = useMessages();
  const { state } = useLocation();
  // The page keeps the codes; the browser's history does not.
  const [codes] = useState(() => [...data.codes, ...codesIn(state)]);
  useEffect(() => {
    if (codesIn(history.state?.usr).length > 0) {
      history.replaceState({ ...history.state, usr: null }, '');
    }
  }, []);
  if (codes.length === 0)
    return data.used ? <CodeUsed {...data.used} next={data.next} /> : <Gone />;
  return (
    <Step
      title={texts.headline}
      depth={1}
      {...(data.isOfApp ? { step: { process: texts.process, n: 2, count: 2 } } : {})}
    >
      <p>{texts.lead}</p>
      <Sheet data={data} codes={codes} />
      <Kept next={data.next} />
    </Step>
  );
}

function Sheet({ data, codes }: { data: CodesData; codes: readonly string[] }) {
  const { name } = useParts();
  const { locale } = useSite();
  const now = new Date(data.now).toISOString();
  const date = createFormats(locale, timeZone).date(now, 'numeric');
  return <CodeSheet codes={codes} date={date} brand={name} owner={data.owner} />;
}

/** The user cannot continue without confirming that the codes are kept. */
function Kept({ next }: Pick<CodesData, 'next'>) {
  const { codes: texts, common } = useMessages();
  const { locale, explicitLocale } = useSite();
  const navigate = useNavigate();
  // Without scripts the browser itself requires the checkbox.
  const isHydrated = useHydrated();
  const [path, query] = next.split('?');
  const [isKept, setIsKept] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  useUnsaved(!isKept);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setIsMissing(!isKept);
    const page = withLanguage(next, explicitLocale ? locale : null);
    if (isKept) void navigate(page, { replace: true });
    else document.getElementById('kept')?.focus();
  }
  return (
    <form action={path} className="pk-account-form" onSubmit={submit} noValidate={isHydrated}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Checkbox
        id="kept"
        required
        label={texts.kept}
        checked={isKept}
        error={isMissing && !isKept ? texts.keptMissing : undefined}
        onChange={(event) => setIsKept(event.currentTarget.checked)}
      />
      <Button type="submit" size="large">
        {common.continue}
      </Button>
    </form>
  );
}

function Gone() {
  const { codes: texts } = useMessages();
  return (
    <Step title={texts.goneHeadline} depth={1}>
      <p>{texts.goneText}</p>
      <Link href={accountPaths.account} variant="plain" className={buttonClass('primary', 'large')}>
        {texts.toAccount}
      </Link>
    </Step>
  );
}
