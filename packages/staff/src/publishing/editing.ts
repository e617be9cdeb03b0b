import type { Finding } from '@praxiskit/compliance';
import { lintRecord } from '@praxiskit/compliance';
import { fill, type Locale } from '@praxiskit/core';
import { type Draft, previewPath, useDraft } from '@praxiskit/record-form/drafts';
import type { ModelRecord } from '@praxiskit/record-model/client';
import type { DraftAllowance } from '@praxiskit/record-model/drafts';
import { useRecord } from '@praxiskit/record-model/react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Allowed, Checking } from '../columns/checking.ts';
import { createUnfinished, type Unfinished, type UnfinishedField } from '../columns/unfinished.ts';
import { useStaff } from '../frame/staff-context.tsx';
import { useUser } from '../frame/use-user.ts';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import { useOfferRevert } from './use-offer-revert.ts';

/** A record as an editor has it: its draft, with what the lint finds in it as it is typed. */
export interface Editing {
  readonly held: Draft<ModelRecord, Finding>;
  /** Fields write to it: the draft; until there is one the record itself, whose save opens it (`saveAsDraft`). */
  readonly edited: ModelRecord;
  /** The published record: its own question is asked beside that of its draft. */
  readonly record: ModelRecord;
  readonly checking: Checking;
  /** Input that cannot be saved yet. */
  readonly unfinished: { readonly list: Unfinished; readonly epoch: number };
  /** The unfinished fields at the try to publish; null where there were none. */
  readonly kept: readonly UnfinishedField[] | null;
  /** @param name how its toast calls it */
  readonly publish: (name: string) => void;
  readonly discard: () => void;
  /** Another record has taken the place of one that others have deleted. */
  readonly onRemade: (made: ModelRecord) => void;
  /** The record is gone, and nothing of it is left to decide. */
  readonly onGone: () => void;
  /** Where the draft can be looked at, by language; null where there is nothing to see beside the public page. */
  readonly previews: Readonly<Record<Locale, string>> | null;
}

const nothing = () => undefined;

/**
 * @param page the address of the public page; null where it has none
 * @param onRemade opens the record that has taken the place of one that others have deleted
 * @param onGone closes what is open
 */
export function useEditing(
  record: ModelRecord,
  page: string | null,
  onRemade: Editing['onRemade'] = nothing,
  onGone: Editing['onGone'] = nothing,
): Editing {
  const held = useDraft<ModelRecord, Finding>(record);
  const offerRevert = useOfferRevert();
  const { board } = useStaff();
  const { editor } = useStaffTexts();
  const { name: user } = useUser();
  const { draft, state, allow, disallow } = held;
  const edited = held.gone?.edited ?? draft ?? record;
  const { revision } = useRecord(edited);
  // The lint reads every text: typing comes first.
  const read = useDeferredValue(revision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision has other texts.
  const found = useMemo(() => sort(edited.toJSON()), [edited, read]);
  /** A step is a save, too: the mark names who has done it. */
  const named = async (step: Promise<boolean>) => {
    if (await step) board.note(edited, user);
  };
  const checking = {
    ...found,
    onAllow: (finding: Finding, reason: string) => void named(allow(finding, reason)),
    onDisallow: (finding: Finding) => void named(disallow(finding)),
    published: state === 'new' ? null : record.base(),
  };

  const [list] = useState(createUnfinished);
  const [epoch, setEpoch] = useState(0);
  const [kept, setKept] = useState<Editing['kept']>(null);
  const address = (locale: Locale) =>
    previewPath(page ?? '', record.view.name, String(record.base().id), locale);
  const isSeen = page === null || state === 'published' || record.isNew;
  return {
    held,
    edited,
    record,
    checking,
    kept,
    onRemade,
    onGone,
    unfinished: useMemo(() => ({ list, epoch }), [list, epoch]),
    publish(name) {
      // Published would be something else than what is on the screen.
      const all = list.getState();
      setKept(all.length > 0 ? all : null);
      if (all.length > 0) return;
      void held.publish().then((isDone) => {
        if (isDone) offerRevert([record], { text: fill(editor.published, { name }) });
      });
    },
    discard() {
      void held.discard().then((isDone) => {
        if (isDone) setEpoch((before) => before + 1);
        if (isDone && record.isDeleted) onGone();
      });
    },
    previews: isSeen ? null : { de: address('de'), en: address('en') },
  };
}

/** The lint's findings in a record, allowed ones and others. */
function sort(values: { allowances?: readonly DraftAllowance[] }) {
  const findings: Finding[] = [];
  const allowed: Allowed[] = [];
  for (const finding of lintRecord(values)) {
    const allowance = values.allowances?.find(
      ({ rule, quote }) => rule === finding.rule && quote === finding.quote,
    );
    if (allowance) allowed.push({ finding, allowance });
    else findings.push(finding);
  }
  return { findings, allowed };
}
