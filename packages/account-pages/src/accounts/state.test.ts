import { expect, test } from 'vitest';
import { accountsAddress, stateIn } from './state.ts';

const read = (address: string) => stateIn(new URL(address, 'https://praxis.example'));

test('the state is read from the address, and written to the same address', () => {
  const address = '/admin/accounts?list=patients&q=er+ika&after=a&id=b&open=lock';
  const state = read(address);
  expect(state).toEqual({
    group: 'others',
    q: 'er ika',
    after: 'a',
    id: 'b',
    open: 'lock',
    done: '',
  });
  expect(read(accountsAddress(state))).toEqual(state);
  expect(accountsAddress({ group: 'team', q: '' })).toBe('/admin/accounts');
});

test('a refused form without scripts is open again and shows no success', () => {
  const back = encodeURIComponent('/admin/accounts?q=x&id=b&open=roles&done=roles');
  const state = read(`/admin/accounts?error=LastAdmin&callbackUrl=${back}`);
  expect(state).toMatchObject({ q: 'x', id: 'b', open: 'roles', done: '' });
  expect(read('/admin/accounts?id=b&open=roles&done=roles')).toMatchObject({
    open: '',
    done: 'roles',
  });
});

test.each(['/user?open=lock', 'https://other.example/user?open=lock', ''])(
  'a return address of another page (%j) opens nothing here',
  (back) => {
    const address = `/admin/accounts?error=Refused&callbackUrl=${encodeURIComponent(back)}`;
    expect(read(address)).toMatchObject({ open: '', id: '' });
  },
);
