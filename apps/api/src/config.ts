import { join } from 'node:path';
import { siteSettings, siteVariables } from '@praxiskit/pages/server';
import {
  address,
  type Environment,
  flag,
  mailbox,
  processSettings,
  processVariables,
  readEnvironment,
  secret,
} from '@praxiskit/server-kit';
import { z } from 'zod';

/** Every variable of the server; `.env.example` says what they mean. */
export const variables = z.object({
  ...processVariables,
  ...siteVariables,
  MAIL_FROM: mailbox.default('Praxis Aurelia <praxis@aurelia.example>'),
  REQUIRE_SECOND_FACTOR: flag.optional(),
  BREACHED_PASSWORDS_URL: address(['https:', 'http:']).optional(),
  REQUESTS_KEPT_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
  LETTER_TAKE_BACK_SECONDS: z.coerce.number().int().min(1).max(600).default(10),
  SAMPLE_DATA: flag.optional(),
  SAMPLE_PASSWORD: secret(8).optional(),
});

/** The map that the sample practice offers, so that its visitors are asked for consent [R4.12D]. */
const sampleTiles = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

/** @throws ConfigError, one line that names the variable */
export function readConfig(env: Environment) {
  const values = readEnvironment(variables, env);
  const settings = processSettings(values);
  const sampleData = values.SAMPLE_DATA ?? !values.DATABASE_URL;
  const isMapUnset = values.MAP_TILES_URL === undefined;
  return {
    ...settings,
    ...siteSettings(values),
    ...(sampleData && isMapUnset ? { mapTiles: sampleTiles } : {}),
    mailFrom: values.MAIL_FROM,
    breachedPasswords: values.BREACHED_PASSWORDS_URL ?? null,
    secondFactorFor: values.REQUIRE_SECOND_FACTOR ? ['staff', 'doctor', 'admin'] : [],
    requestsKeptDays: values.REQUESTS_KEPT_DAYS,
    letterTakeBackS: values.LETTER_TAKE_BACK_SECONDS,
    sampleData,
    samplePassword: values.SAMPLE_PASSWORD ?? null,
    picturesDir: join(settings.dataDir, 'pictures'),
    pictureCacheDir: join(settings.dataDir, 'picture-cache'),
  };
}

export type Config = ReturnType<typeof readConfig>;
