import type { Payload } from '@praxiskit/pages';
import { Confirm } from './confirm.tsx';
import type { LinkData } from './data.ts';
import { Expired } from './expired.tsx';
import { Gone } from './gone.tsx';
import { OtherBrowser } from './other-browser.tsx';

/**
 * The page of a link in a mail. Nothing happens before its button is pressed, because mail scanners open
 * every link.
 */
export function Component({ data }: Payload<LinkData>) {
  const { link, email, token, now } = data;
  if (link.state === 'expired') {
    const { createdAt: from, expiresAt: until } = link;
    return (
      <Expired
        page={data}
        email={email}
        from={from}
        until={until}
        now={now}
        sent={{ token, email }}
      />
    );
  }
  if (link.state !== 'open') return <Gone data={data} isReplaced={link.state === 'replaced'} />;
  return link.needsCode ? (
    <OtherBrowser data={data} purpose={link.purpose} />
  ) : (
    <Confirm data={data} purpose={link.purpose} />
  );
}
