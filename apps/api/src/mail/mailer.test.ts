import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createMailer } from './mailer.ts';

test('a mail whose job is tried again after a crash stays one file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'praxiskit-mail-'));
  const config = readConfig({ DATA_DIR: directory });
  const send = createMailer(config);
  const mail = { to: 'patient@example.org', subject: 'Ein Brief', text: 'Guten Tag', id: 'job-1' };
  await send(mail);
  await send(mail);
  await send({ ...mail, id: 'job-2' });
  expect(await readdir(config.mailDir)).toHaveLength(2);
  await rm(directory, { recursive: true });
});
