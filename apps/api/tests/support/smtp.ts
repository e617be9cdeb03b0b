import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** How the server takes a mail. `refuse` is its reply to the data, with an enhanced status. */
export type SmtpManners =
  | { kind: 'accept' }
  /** The acknowledgement of the data comes so late, in ms. */
  | { kind: 'slow'; ms: number }
  | {
      kind: 'refuse';
      code: number;
      text: string /** Refuses mails to this address alone. */;
      to?: string;
    }
  /** Connected, and nothing is said. */
  | { kind: 'no-greeting' }
  /** Has the mail, and breaks off before it acknowledges the data. */
  | { kind: 'break-off' };

export interface TestSmtp {
  url: string;
  manners: SmtpManners;
  /** The sources of the mails that it has: acknowledged or broken off. */
  received: string[];
  /** The refused mails. */
  refused: string[];
  /** How often it was connected to. */
  connections: number;
  close(): Promise<void>;
}

/** A real SMTP server that misbehaves as `manners` says. */
export async function startSmtp(manners: SmtpManners = { kind: 'accept' }): Promise<TestSmtp> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect(_session, done) {
      smtp.connections += 1;
      if (smtp.manners.kind !== 'no-greeting') done();
    },
    async onData(stream, _session, done) {
      const source = await text(stream);
      const { manners } = smtp;
      const isMeant = manners.kind === 'refuse' && source.includes(`To: ${manners.to ?? ''}`);
      if (manners.kind === 'refuse' && isMeant) {
        smtp.refused.push(source);
        return done(Object.assign(new Error(manners.text), { responseCode: manners.code }));
      }
      smtp.received.push(source);
      if (manners.kind === 'break-off') return breakOff(server);
      if (manners.kind === 'slow') await sleep(manners.ms);
      done();
    },
  });
  // A client that gives up leaves a socket behind.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    manners,
    received: [],
    refused: [],
    connections: 0,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return smtp;
}

function breakOff(server: SMTPServer): void {
  const { connections } = server as unknown as {
    connections: Set<{ _socket: { destroy(): void } }>;
  };
  for (const { _socket } of connections) _socket.destroy();
}

export function messageIdOf(source: string | undefined): string | undefined {
  return source?.match(/^Message-ID: <([^>]+)>/im)?.[1];
}
