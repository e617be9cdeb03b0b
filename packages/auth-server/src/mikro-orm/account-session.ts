import { defineEntity, p } from '@mikro-orm/core';
import { liveSessions } from '../sessions/live-sessions.ts';
import { User } from './user.ts';

const AccountSessionSchema = defineEntity({
  name: 'AccountSession',
  tableName: 'sessions',
  properties: {
    idHash: p.string().primary(),
    user: () => p.manyToOne(User).deleteRule('cascade').index(),
    /** Null for a signed-in user. */
    purpose: p.string().nullable(),
    methods: p.array().default([]),
    provedAt: p.datetime(3),
    createdAt: p.datetime(3),
    activeAt: p.datetime(3).index(),
    address: p.string(),
    userAgent: p.text(),
  },
  triggers: [
    {
      name: 'sessions_end_is_told',
      timing: 'after',
      events: ['delete'],
      body: `perform pg_notify('${liveSessions.channel}', old.user_id::text); return null;`,
    },
  ],
});

/** A session on one device. The cookie has the random id, the table only its SHA-256. */
export class AccountSession extends AccountSessionSchema.class {}
AccountSessionSchema.setClass(AccountSession);
