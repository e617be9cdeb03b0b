import { expect, it, vi } from 'vitest';
import { createUnsaved, type UnsavedEdits } from './unsaved.ts';

/** A form with unsaved edits, and a visitor who answers questions. */
function setUp({ answer = false, canSave = false, patienceMs = 20 } = {}) {
  const form = { isDirty: true };
  const edits = {
    isUnsaved: () => form.isDirty,
    save: vi.fn(async () => {
      if (!canSave) throw new Error('refused');
      form.isDirty = false;
    }),
    discard: vi.fn(() => {
      form.isDirty = false;
    }),
  } satisfies UnsavedEdits;
  const ask = vi.fn(async () => answer);
  const unsaved = createUnsaved({ ask, patienceMs });
  const remove = unsaved.add(edits);
  return { unsaved, edits, ask, form, remove };
}

it('without unsaved edits no question is asked', async () => {
  const { unsaved, form, ask, edits } = setUp();
  form.isDirty = false;
  expect(await unsaved.mayLeave()).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  expect(edits.save).not.toHaveBeenCalled();
});

it('edits that can be saved are saved without a question [R8.16]', async () => {
  const { unsaved, ask, edits } = setUp({ canSave: true });
  expect(await unsaved.mayLeave()).toBe(true);
  expect(ask).not.toHaveBeenCalled();
  expect(edits.discard).not.toHaveBeenCalled();
});

it('a visitor who wants to stay loses nothing [R8.16]', async () => {
  const { unsaved, edits } = setUp({ answer: false });
  expect(await unsaved.mayLeave()).toBe(false);
  expect(edits.discard).not.toHaveBeenCalled();
  expect(unsaved.isUnsaved()).toBe(true);
});

it('a visitor who leaves without the edits is asked only once', async () => {
  const { unsaved, edits, form } = setUp({ answer: true });
  edits.discard.mockImplementation(() => undefined);
  expect(await unsaved.mayLeave()).toBe(true);
  expect(edits.discard).toHaveBeenCalledOnce();
  expect(unsaved.isUnsaved()).toBe(false);
  unsaved.arrived();
  expect(unsaved.isUnsaved()).toBe(form.isDirty);
});

it('edits made after that agreement are unsaved again, if the page has stayed [R8.16]', async () => {
  const { unsaved, edits, form } = setUp({ answer: true });
  edits.discard.mockImplementation(() => undefined);
  await unsaved.mayLeave();
  expect(unsaved.isUnsaved()).toBe(false);
  unsaved.edited();
  expect(unsaved.isUnsaved()).toBe(true);

  // Other edits were never given up, and neither were new edits of a form that could discard the
  // old ones.
  await unsaved.mayLeave();
  const other = { isUnsaved: () => true, discard: () => {} };
  unsaved.add(other);
  expect(unsaved.isUnsaved()).toBe(true);
  edits.discard.mockImplementation(() => {
    form.isDirty = false;
  });
  unsaved.edited();
  await unsaved.mayLeave();
  form.isDirty = true;
  expect(unsaved.isUnsaved()).toBe(true);
});

it('leaving waits for a save only as long as the patience', async () => {
  const { unsaved, edits, ask } = setUp({ answer: false });
  edits.save.mockImplementation(() => new Promise(() => undefined));
  expect(await unsaved.mayLeave()).toBe(false);
  expect(ask).toHaveBeenCalledOnce();
});

it('two simultaneous attempts to leave share one question', async () => {
  const { unsaved, ask } = setUp({ answer: true });
  expect(await Promise.all([unsaved.mayLeave(), unsaved.mayLeave()])).toEqual([true, true]);
  expect(ask).toHaveBeenCalledOnce();
});

it('a form that is no longer shown does not count', () => {
  const { unsaved, remove } = setUp();
  remove();
  expect(unsaved.isUnsaved()).toBe(false);
});

it('edits that outlive a page are saved when it is left, without a question and without waiting; a reload asks [R8.16]', async () => {
  const { unsaved, ask } = setUp();
  expect(unsaved.isUnsaved('page')).toBe(true);
  const records = { isUnsaved: () => true, save: vi.fn(async () => {}), discard: vi.fn() };
  const other = createUnsaved({ ask, patienceMs: 20 });
  other.add({ ...records, outlivesPages: true });
  expect(other.isUnsaved('page')).toBe(false);
  expect(await other.mayLeave('page')).toBe(true);
  expect(records.save).not.toHaveBeenCalled();
  other.arrived();
  expect(records.save).toHaveBeenCalledOnce();
  expect(records.discard).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
  expect(other.isUnsaved()).toBe(true);
  await other.mayLeave();
  expect(ask).toHaveBeenCalledOnce();
});
