import type { Payload } from '@praxiskit/pages';
import type { ComponentType } from 'react';
import { AccountHead } from './account-head.tsx';
import { CoreNavigation } from './core-navigation.tsx';
import type { AccountPageData } from './data.ts';
import { DeletionSection } from './deletion-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { Done } from './done.tsx';
import { ExportSection } from './export-section.tsx';
import { FewCodes } from './few-codes.tsx';
import { Guest } from './guest.tsx';
import { Refused } from './refused.tsx';
import { type SectionName, SectionsContext } from './sections.ts';
import { SignInSection } from './sign-in-section.tsx';

/** The site's own first section: an `AccountSection` with the name 'details'. */
export type AccountDetails = ComponentType;

const own: readonly SectionName[] = ['sign-in', 'devices', 'export', 'deletion'];

/**
 * The account page. Its sections go from easy to change to final. Without `Details` it starts with the
 * sign-in methods.
 */
export function createAccountPage(Details?: AccountDetails) {
  const sections = Details ? (['details', ...own] as const) : own;
  return function AccountPage({ data }: Payload<AccountPageData>) {
    if (data.user === null) return <Guest />;
    const signedIn = { ...data, user: data.user };
    return (
      <SectionsContext value={sections}>
        <div className="pk-account" data-reveal-off="">
          <div className="pk-account-arrival">
            <Refused email={data.user.email} />
            <Done
              of={data.user.isEmailNew ? ['account-kept', 'email-changed'] : ['account-kept']}
            />
            <FewCodes data={signedIn} />
          </div>
          <AccountHead data={signedIn} />
          <CoreNavigation />
          {Details ? <Details /> : null}
          <SignInSection data={signedIn} />
          <DevicesSection data={signedIn} />
          <ExportSection data={signedIn} />
          <DeletionSection />
        </div>
      </SectionsContext>
    );
  };
}
