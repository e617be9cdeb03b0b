export interface MailFieldsProps {
  token: string;
  email: string;
}

export function MailFields({ token, email }: MailFieldsProps) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="email" value={email} />
    </>
  );
}
