import { useServices, useSession, useText } from '@praxiskit/pages/react';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useSaveKey } from '@praxiskit/record-model/react';
import { Button, buttonClass, Link, ThemeSwitch, useThemeChoice } from '@praxiskit/ui-kit';
import { useCallback } from 'react';
import { RecordField, type RecordFieldProps } from '../record-form/record-field.tsx';
import { RecordState } from '../record-form/record-state.tsx';
import { WithRecords } from '../record-form/with-records.tsx';
import '../styles/intern.css';

export function Component() {
  const session = useSession();
  return session ? <Account userId={session.user.data.id} /> : <Invitation />;
}

function Invitation() {
  const t = useText();
  return (
    <section className="door" data-reveal-off>
      <div className="door-form">
        <h1>{t('user.headline')}</h1>
        <p>{t('user.invitation')}</p>
        <p>
          <Link
            href="/login?callbackUrl=%2Fuser"
            variant="plain"
            className={buttonClass('primary')}
          >
            {t('nav.signIn')}
          </Link>
        </p>
      </div>
    </section>
  );
}

function Account({ userId }: { userId: string }) {
  const t = useText();
  // Known in the browser alone: nothing is rendered before.
  const [theme, chooseTheme] = useThemeChoice();
  return (
    <div className="account" data-reveal-off>
      <header className="page-head">
        <h1>{t('user.headline')}</h1>
        <p className="lead">{t('user.lead')}</p>
      </header>
      <WithRecords
        view="profiles"
        query={{ filter: { user_id: userId }, limit: 1 }}
        failed={t('user.failed')}
      >
        {([profile]) => (profile ? <ProfileForm profile={profile} /> : <p>{t('user.none')}</p>)}
      </WithRecords>
      <section className="account-part">
        <h2>{t('user.appearance')}</h2>
        {theme ? <ThemeSwitch value={theme} onChange={chooseTheme} /> : null}
      </section>
    </div>
  );
}

/** The columns of a profile as the form groups them. */
const groups: Record<'person' | 'address', Omit<RecordFieldProps, 'record'>[]> = {
  person: [
    { name: 'salutation', autoComplete: 'honorific-prefix' },
    { name: 'title' },
    { name: 'first_name', autoComplete: 'given-name' },
    { name: 'last_name', autoComplete: 'family-name' },
    { name: 'birth_date', type: 'date', autoComplete: 'bday' },
    { name: 'phone', type: 'tel', autoComplete: 'tel' },
  ],
  address: [
    { name: 'street', autoComplete: 'street-address' },
    { name: 'postal_code', autoComplete: 'postal-code' },
    { name: 'city', autoComplete: 'address-level2' },
    { name: 'country', autoComplete: 'country-name' },
  ],
};

function ProfileForm({ profile }: { profile: ModelRecord }) {
  const t = useText();
  const services = useServices();
  const save = useCallback(() => {
    profile
      .flush()
      .then(() => services().toasts.positive(t('user.saved')))
      // The save state beside the form shows the failure.
      .catch(() => undefined);
  }, [profile, services, t]);
  useSaveKey(save);
  return (
    <form
      className="account-form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {Object.entries(groups).map(([group, fields]) => (
        <section key={group} className="account-part">
          <h2>{t(`user.groups.${group}`)}</h2>
          <div className="fields">
            {fields.map((field) => (
              <RecordField key={field.name} record={profile} {...field} />
            ))}
          </div>
        </section>
      ))}
      <div className="account-save">
        <Button type="submit" variant="secondary">
          {t('user.save')}
        </Button>
        <RecordState record={profile} />
      </div>
    </form>
  );
}
