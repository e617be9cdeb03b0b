// #region prices
import { useServices, useText } from '@praxiskit/pages/react';
import { SignInForm } from '@praxiskit/ui-kit';

export function Component({ title }: { title: string }) {
  const t = useText();
  const services = useServices();
  return (
    <>
      <h1>{title}</h1>
      <SignInForm
        forgotHref="/impressum"
        submit={async (values) => {
          const { auth } = services();
          const callbackUrl = '/preise-bearbeiten';
          const result = await auth.signIn('credentials', { ...values, callbackUrl });
          const isRefused = result.error?.code !== 'UNAVAILABLE';
          if (!result.ok) return t(isRefused ? 'login.refused' : 'login.later');
          // A document of its own: nothing stays of what a guest was shown.
          location.assign(callbackUrl);
          return null;
        }}
      />
    </>
  );
}
// #endregion
