import { telephoneAddress } from './telephone.ts';

interface ContactLinkProps {
  /** As people write it. */
  phone?: string;
  email?: string;
}

/** A link to call or to write to; nothing where the site does not know the number, or the address, yet. */
export function ContactLink({ phone = '', email = '' }: ContactLinkProps) {
  if (phone) return <a href={telephoneAddress(phone)}>{phone}</a>;
  return email ? <a href={`mailto:${email}`}>{email}</a> : null;
}
