import { AccountSection, AppearanceSetting, SettingChoice } from '@praxiskit/account-pages/react';
import { useServices, useSession, useText } from '@praxiskit/pages/react';
import { RecordField, useRecordForm } from '@praxiskit/record-form';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useField, useSaveState } from '@praxiskit/record-model/react';
import { ConflictQuestion, Form, SaveState } from '@praxiskit/ui-kit';
import type { ReactNode } from 'react';
import { WithRecords } from '../records/with-records.tsx';

/** The first section of the account: the user's own record, and how the site looks. */
export function Details() {
  const t = useText();
  const userId = useSession()?.user.data.id ?? '';
  return (
    <WithRecords
      view="profiles"
      query={{ filter: { user_id: userId }, limit: 1 }}
      failed={t('user.failed')}
      frame={(content) => (
        <Frame>
          {content}
          <noscript>
            <p>{t('user.scripts')}</p>
          </noscript>
        </Frame>
      )}
    >
      {([profile]) =>
        profile ? <ProfileForm profile={profile} /> : <Frame>{t('user.none')}</Frame>
      }
    </WithRecords>
  );
}

function Frame({ children, ...more }: { children: ReactNode; state?: ReactNode; note?: string }) {
  return (
    <AccountSection name="details" {...more}>
      {children}
      <AppearanceSetting />
    </AccountSection>
  );
}

function ProfileForm({ profile: record }: { profile: ModelRecord }) {
  const t = useText();
  const services = useServices();
  const { saveStateProps, conflictProps } = useSaveState(record);
  const { formProps } = useRecordForm(record, () => services().toasts.positive(t('user.saved')));
  return (
    <Frame state={<SaveState {...saveStateProps} />} note={t('user.note')}>
      {conflictProps ? <ConflictQuestion {...conflictProps} /> : null}
      <Form className="fields" {...formProps}>
        <RecordField record={record} name="salutation" autoComplete="honorific-prefix" />
        <RecordField record={record} name="title" />
        <RecordField record={record} name="first_name" autoComplete="given-name" />
        <RecordField record={record} name="last_name" autoComplete="family-name" />
        <RecordField record={record} name="birth_date" autoComplete="bday" />
        <RecordField record={record} name="phone" type="tel" autoComplete="tel" />
        <RecordField record={record} name="street" autoComplete="street-address" />
        <div className="town">
          <RecordField record={record} name="postal_code" autoComplete="postal-code" />
          <RecordField record={record} name="city" autoComplete="address-level2" />
        </div>
        <RecordField record={record} name="country" type="country" />
        <p className="quiet small">{t('user.name')}</p>
      </Form>
      <MailLanguage profile={record} />
    </Frame>
  );
}

function MailLanguage({ profile }: { profile: ModelRecord }) {
  const t = useText();
  const { value, setValue } = useField(profile, 'locale');
  const options = { de: 'Deutsch', en: 'English' };
  return (
    <SettingChoice
      label={t('user.mails')}
      options={options}
      value={value as 'de'}
      onChange={setValue}
    />
  );
}
