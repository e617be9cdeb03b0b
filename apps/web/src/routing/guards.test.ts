import { describe, expect, it } from 'vitest';
import type { Session } from '../contract.ts';
import { type Route, routes } from '../routes.ts';
import { guardsOf, rolesOf, type Visit } from './guards.ts';

const session = (roles: string[] = [], password_change = false): Session => ({
  user: { name: 'Marta', email: 'm@example.org', data: { id: '1', roles, password_change } },
  expires: '2030-01-01T00:00:00Z',
});

function routeOf(path: string): Route {
  const route = routes.find((one) => one.path === path);
  if (!route) throw new Error(path);
  return route;
}

/** Where the first guard that objects sends a visit. */
function sentTo(route: Route, who: Session | null, address: string, params: Visit['params'] = {}) {
  const url = new URL(address, 'http://localhost:3000');
  for (const guard of guardsOf(route)) {
    const target = guard(route, { session: who, url, params, guestRedirect: '/door' });
    if (target !== null) return target;
  }
  return null;
}

describe('guards', () => {
  it('send a guest to the login, with the way back [R2.3]', () => {
    expect(sentTo(routeOf('/private'), null, '/private?lang=en')).toBe(
      '/login?callbackUrl=%2Fprivate%3Flang%3Den',
    );
  });

  it('send a signed-in user away from guest pages, to the callback of this site [R2.2]', () => {
    expect(sentTo(routeOf('/login'), session(), '/login?callbackUrl=/user')).toBe('/user');
    expect(sentTo(routeOf('/signup'), session(), '/signup')).toBe('/');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never follow %s [R2.2D]',
    (target) => {
      const address = `/login?callbackUrl=${encodeURIComponent(target)}`;
      expect(sentTo(routeOf('/login'), session(), address)).toBe('/');
    },
  );

  it('forward the password flag from every page but three [R2.10]', () => {
    const flagged = session([], true);
    expect(sentTo(routeOf('/preise'), flagged, '/preise')).toBe('/password-new');
    for (const path of ['/password-new', '/impressum', '/datenschutz']) {
      expect(sentTo(routeOf(path), flagged, path)).toBeNull();
    }
  });

  it('let one matching role in and send others home [R2.11]', () => {
    expect(sentTo(routeOf('/staff'), session(['patient', 'staff']), '/staff')).toBeNull();
    expect(sentTo(routeOf('/staff'), session(['patient']), '/staff')).toBe('/');
    const elsewhere: Route = { ...routeOf('/staff'), redirect: 'https://example.org/' };
    expect(sentTo(elsewhere, session(), '/staff')).toBe('https://example.org/');
    expect(rolesOf('staff admin')).toEqual(['staff', 'admin']);
    expect(sentTo({ ...routeOf('/staff'), roles: [] }, session(), '/staff')).toBeNull();
  });

  it.each(['auth', 'client-auth'])(
    '%s by name uses the configured guest redirect [R2.12]',
    (name) => {
      const route: Route = { ...routeOf('/preise'), middleware: [name] };
      expect(sentTo(route, null, '/preise')).toBe('/door');
      expect(sentTo(route, session(), '/preise')).toBeNull();
    },
  );

  it('throw a 404 where a validation fails [R2.13]', () => {
    const route = routeOf('/service/letter/:id');
    expect(() => sentTo(route, session(), '/service/letter/1', { id: '1' })).toThrow(
      expect.objectContaining({
        data: 'Page Not Found: /service/letter/1',
        init: expect.objectContaining({ status: 404 }),
      }) as Error,
    );
  });

  it('an unknown middleware is thrown [R2.15]', () => {
    const route: Route = { ...routeOf('/'), middleware: ['toString'] };
    expect(() => guardsOf(route)).toThrow('Unknown route middleware');
  });
});
