import {
  type Column,
  compileRules,
  normaliseRules,
  type Rule,
  recordMessages,
} from '@praxiskit/record-model';
import { expect, test } from 'vitest';
import { profiles } from './practice.ts';

const definition = (columns: Record<string, Column>) => ({ ...profiles, columns, relations: {} });
const text = (...rules: Rule[]): Column => ({ type: 'STRING', allowNull: true, rules });
const decimal = (...rules: Rule[]): Column => ({ type: 'DECIMAL', allowNull: true, rules });

test('text rules become the same data as a list, and nothing is evaluated [R7.11]', () => {
  expect(normaliseRules('required|min:3|oneOf:a, b|compare:gt,starts_at|pattern:^(a|b)$')).toEqual([
    { op: 'required' },
    { op: 'min', arg: 3 },
    { op: 'oneOf', arg: ['a', 'b'] },
    { op: 'compare', arg: { operator: 'gt', field: 'starts_at' } },
    { op: 'pattern', arg: '^(a|b)$' },
  ]);
});

test.each([
  'min:x',
  'alert(1)',
  'required:1',
  'format:anything',
  'pattern:[',
  'compare:is,x',
  `pattern:${'a'.repeat(201)}`,
])('the rule %j is refused', (rule) => {
  expect(() => normaliseRules(rule)).toThrow();
});

test('more than 64 rules on one column are refused', () => {
  const rules = Array.from({ length: 65 }, (): Rule => ({ op: 'required' }));
  expect(() => compileRules(definition({ a: text(...rules) }))).toThrow('at most 64');
});

test.each([
  [text({ op: 'required' }), ' ', 'This field is required'],
  [text({ op: 'required' }), '\u200B\u00AD\u3164\u2800\uFEFF', 'This field is required'],
  [text({ op: 'email' }), 'x@y', 'Please enter a valid email'],
  [text({ op: 'url' }), 'javascript:alert(1)', 'Please enter a valid web address'],
  [text({ op: 'integer' }), '1.5', 'Please enter a whole number'],
  [text({ op: 'minLength', arg: 3 }), 'ab', 'Please enter at least 3 characters'],
  [text({ op: 'maxLength', arg: 1 }), 'ab', 'Please enter at most 1 characters'],
  [text({ op: 'oneOf', arg: ['a'] }), 'b', 'Please choose one of the given values'],
  [text({ op: 'format', arg: 'phone' }), 'call me', 'Please check the format'],
  [text({ op: 'format', arg: 'date' }), '2026-02-30', 'Please check the format'],
  [text({ op: 'format', arg: 'pastDate' }), '2999-01-01', 'Please check the format'],
  [text({ op: 'pattern', arg: 'a|b' }), 'ab', 'Please check the format'],
  [decimal({ op: 'min', arg: 0 }), '-0.01', 'Please enter a value of at least 0'],
  [decimal({ op: 'max', arg: 5 }), '5.01', 'Please enter a value of at most 5'],
  [text({ op: 'email', message: 'No.' }), 'x', 'No.'],
])('%j refuses %j with %j [R7.15]', (column, value, message) => {
  const rules = compileRules(definition({ a: column }));
  expect(rules.checkField('a', { a: value }).map((failure) => failure.message)).toEqual([message]);
});

test('an empty value breaks only `required`', () => {
  const rules = compileRules(definition({ a: text({ op: 'email' }, { op: 'minLength', arg: 3 }) }));
  expect(rules.check({ a: null })).toEqual({});
  expect(rules.check({ a: '' })).toEqual({});
});

test('one emoji is one character', () => {
  const rules = compileRules(definition({ a: text({ op: 'maxLength', arg: 1 }) }));
  expect(rules.check({ a: '🙂' })).toEqual({});
});

test('a rule applies while its condition over the other fields holds', () => {
  const rules = compileRules(
    definition({
      status: text(),
      phone: text({ op: 'required', when: { status: { $in: ['requested'] } } }),
    }),
  );
  expect(rules.isRequired('phone', { status: 'requested' })).toBe(true);
  expect(rules.isRequired('phone', { status: 'cancelled' })).toBe(false);
  expect(Object.keys(rules.check({ status: 'requested', phone: null }))).toEqual(['phone']);
});

test('fields are compared by their type', () => {
  const rules = compileRules(
    definition({
      least: decimal(),
      most: decimal({ op: 'compare', arg: { operator: 'gte', field: 'least' } }),
    }),
  );
  expect(rules.check({ least: '9', most: '10' })).toEqual({});
  expect(Object.keys(rules.check({ least: '10', most: '9' }))).toEqual(['most']);
});

test('custom rules are registered functions; an unknown one is refused at the start', () => {
  const custom = definition({ a: text({ op: 'custom', arg: 'even' }) });
  const rules = compileRules(custom, {
    modifiers: { rules: { even: (value) => Number(value) % 2 === 0 } },
  });
  expect(Object.keys(rules.check({ a: '3' }))).toEqual(['a']);
  expect(() => compileRules(custom)).toThrow('No rule is registered as even');
});

test('both languages have the same messages, and German ones are used on request [R7.15D]', () => {
  expect(Object.keys(recordMessages.de)).toEqual(Object.keys(recordMessages.en));
  const rules = compileRules(definition({ a: text({ op: 'required' }) }), {
    messages: recordMessages.de,
  });
  expect(rules.check({ a: '' }).a?.[0]?.message).toBe('Bitte füllen Sie dieses Feld aus');
});
