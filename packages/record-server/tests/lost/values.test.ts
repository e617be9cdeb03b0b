import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWard, failures, ids, mainDatabases, staff } from './ward.ts';

describe.each(mainDatabases)('on %s', (database) => {
  let ward: Awaited<ReturnType<typeof createWard>>;
  beforeAll(async () => {
    ward = await createWard(database);
  });
  afterAll(() => ward.close());

  const save = (body: object) => ward.ask(staff, 'PUT', `wards/${ids.open}`, body);
  const refused = (details: unknown) => ({ code: 'VALIDATION_FAILED', details });

  test('a duplicate value is a 422 at its field, in the caller’s language [R8.10]', async () => {
    ward.state.locale = 'de';
    const made = await ward.ask(staff, 'POST', 'wards', { code: 'b2' });
    ward.state.locale = 'en';
    expect(made.status).toBe(422);
    expect(made.body).toMatchObject(
      refused(failures('code', 'unique', 'Dieser Wert ist bereits vergeben')),
    );
    const saved = await save({ code: 'B2' });
    expect([saved.status, saved.body.details]).toEqual([
      422,
      failures('code', 'unique', 'This value is already taken'),
    ]);
  });

  test.each([
    ['code', 'A'.repeat(13), 'maxLength'],
    ['rank', 'x'.repeat(256), 'maxLength'],
    ['beds', 32_768, 'max'],
    ['beds', -32_769, 'min'],
    ['floor', 2 ** 31, 'max'],
    ['floor', -(2 ** 31) - 1, 'min'],
    ['serial', '9223372036854775808', 'type'],
    ['serial', '-9223372036854775809', 'type'],
    ['budget', '1000000', 'max'],
    ['budget', '-1000000', 'min'],
  ])('%s of %o is a 422 at its field with %s [R8.10]', async (field, value, op) => {
    const { status, body } = await save({ [field]: value });
    expect([status, body.details]).toEqual([422, failures(field, op)]);
  });

  test.each([
    ['budget', '999999.99'],
    ['budget', '-999999.99'],
    ['beds', -32_768],
    ['floor', 2 ** 31 - 1],
    ['serial', '-9223372036854775808'],
    ['rank', '😀'.repeat(255)],
  ])('%s of %j is saved', async (field, value) => {
    const { status, body } = await save({ [field]: value });
    expect([status, body[field]]).toEqual([200, value]);
  });

  test('the setters of every client also run on the server, without registration [R7.2]', async () => {
    const { status, body } = await save({ code: 'low' });
    expect([status, body.code]).toEqual([200, 'LOW']);
  });

  test('labels, messages and definitions are in the language of the address [R8.7]', async () => {
    const label = async (path: string) => {
      const { body } = await ward.ask(staff, 'GET', path);
      return [body.label, body.columns.code.label];
    };
    expect(await label('model/wards')).toEqual(['Wards', 'Code']);
    expect(await label('model/wards?lang=de')).toEqual(['Stationen', 'Kürzel']);
    expect(await label('model/wards/?lang=fr')).toEqual(['Wards', 'Code']);
    const answer = await ward.ask(staff, 'PUT', `wards/${ids.open}?lang=de`, { code: '' });
    expect(answer.body.details.code[0].message).toBe('Bitte füllen Sie dieses Feld aus');
    expect(answer.body.message).toBe('Einige Angaben fehlen oder sind nicht gültig.');
  });

  test('a DECIMAL is not rounded: too many decimal places are a 422 [R7.3]', async () => {
    await save({ budget: '1.50' });
    const { status, body } = await save({ budget: 12.345 });
    const message = 'Please enter at most 2 digits after the decimal point';
    expect([status, body.details]).toEqual([422, failures('budget', 'scale', message)]);
    expect((await save({ budget: '0012.3400' })).body.budget).toBe('12.34');
    const { columns } = (await ward.ask(staff, 'GET', 'model/wards')).body;
    expect(columns.budget).toMatchObject({ type: 'DECIMAL', precision: 8, scale: 2 });
  });

  test.each([
    ['code', 'a\ud800'],
    ['code', 'a\0'],
    ['extra', { a: ['\udc00'] }],
    ['extra', { '\ud800': 1 }],
  ])('half of a surrogate pair in %s is a 422 at its field', async (field, value) => {
    const { status, body } = await save({ [field]: value });
    expect([status, body.details]).toEqual([422, failures(field, 'type')]);
    const filter = JSON.stringify({ code: '\ud800' });
    const list = await ward.ask(staff, 'GET', `wards?${new URLSearchParams({ filter })}`);
    expect([list.status, list.body.code]).toEqual([400, 'FILTER_INVALID']);
  });

  test('another notation of the same number is no change: nothing is notified or audited [R7.3D]', async () => {
    await save({ budget: '40', serial: '7' });
    const same = await save({ budget: '+40.0', serial: '007' });
    expect(same).toMatchObject({ status: 200, body: { budget: '40.00', serial: '7' } });
    expect(ward.writes).toEqual([]);
  });
});
