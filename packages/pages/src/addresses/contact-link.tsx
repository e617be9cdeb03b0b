import { telephoneAddress } from './telephone.ts';

interface ContactLinkProps {
  /** Formatted for readers. */
  phone?: string;
  email?: string;
}

/** A link to call or to write to; nothing if the site has no number or address yet. */
export function ContactLink({ phone = '', email = '' }: ContactLinkProps) {
  if (phone) return <a href={telephoneAddress(phone)}>{phone}</a>;
  return email ? <a href={`mailto:${email}`}>{email}</a> : null;
}
