import { publicNames, publishedRows, publishingNames } from '@praxiskit/record-drafts/server';
import { concernNames, priceNames, treatmentNames } from './views.ts';

/** What somebody may do with a view: those who publish see drafts too, others what is published. */
const all = { read: true, create: true, update: true, remove: true } as const;

/** For `access` of `defineView`. A treatment takes its prices along, so that removing one is a right of its own. */
export const treatmentAccess = (mayPublish: boolean, mayRemove: boolean) =>
  mayPublish
    ? { ...all, remove: mayRemove, writable: [...treatmentNames, ...publishingNames] }
    : {
        read: { active: true, ...publishedRows },
        readable: [...publicNames, 'sort_key', ...treatmentNames] as const,
      };

export const concernAccess = (mayPublish: boolean) =>
  mayPublish
    ? { ...all, writable: [...concernNames, ...publishingNames] }
    : { read: publishedRows, readable: [...publicNames, 'sort_key', ...concernNames] as const };

/** What belongs to a treatment that is not offered is not on the price list either. */
const offered = { active: true, ...publishedRows };

export const priceAccess = (mayPublish: boolean) =>
  mayPublish
    ? { ...all, writable: [...priceNames, ...publishingNames] }
    : {
        read: { ...publishedRows, $or: [{ treatment: null }, { treatment: offered }] },
        readable: [...publicNames, ...priceNames],
      };
