import { readFileSync } from 'node:fs';
import { accountRoutes, adminRoutes } from '@praxiskit/account-pages';
import { staffRoutes } from '@praxiskit/staff';
import { describe, expect, it } from 'vitest';
import { routeTable } from './routes.ts';
import { staffPages } from './staff-pages.ts';

const publicPaths =
  '/ /preise /impressum /datenschutz /barrierefreiheit /botox /hyaluron /lipolyse /hautspecial /hydrafacial /skinbooster /fadenlifting /mesotherapie /microneedling /vampirlifting /polynukleotide /handverjuengung /vitamininfusion'.split(
    ' ',
  );

const rule = (path: string) => routeTable.match(path)?.route;

describe('the route table', () => {
  it.each(publicPaths)(
    '%s is open, kept in memory, indexed, and needs no script [R2.1]',
    (path) => {
      expect(rule(path)).toMatchObject({
        layout: 'default',
        access: 'public',
        memory: true,
        start: 'on-demand',
        indexed: true,
      });
    },
  );

  it.each(['/login', '/signup', '/password-request'])('%s is for guests alone [R2.2]', (path) => {
    expect(rule(path)).toMatchObject({ access: 'guest-only', memory: false, start: 'at-once' });
  });

  it('/private needs a sign-in [R2.3]', () => {
    expect(rule('/private')).toMatchObject({ access: 'auth', layout: 'intern', indexed: false });
  });

  it.each(
    '/login/second /login/factor /login/mail /signup/mail /password-new /api/auth/callback/email'.split(
      ' ',
    ),
  )('%s has no navigation, and asks by its data who may see it [R2.17]', (path) => {
    expect(rule(path)).toMatchObject({ access: 'public', layout: 'step', memory: false });
  });

  it('/anfrage has what a visitor without scripts has sent: never kept, never indexed', () => {
    expect(rule('/anfrage')).toMatchObject({ access: 'public', memory: false, indexed: false });
  });

  it('/user is open and never kept [R2.4]', () => {
    expect(rule('/user')).toMatchObject({ access: 'public', layout: 'default', memory: false });
  });

  it('a letter has its own layout and needs a sign-in [R2.5]', () => {
    expect(rule('/service/letter/0192f000-0003-7000-8000-000000000001')).toMatchObject({
      layout: 'letter',
      access: 'auth',
    });
  });

  it('the test pages answer and are not indexed [R2.6]', () => {
    for (const path of ['/test', '/test2', '/index copy']) {
      expect(rule(path)).toMatchObject({ access: 'public', indexed: false, memory: true });
    }
    expect(rule('/admin-test')).toMatchObject({ layout: 'admin', roles: ['admin'] });
  });

  it('the staff and the admins have their areas', () => {
    expect(rule('/staff')).toMatchObject({ layout: 'admin', roles: ['staff', 'admin'] });
    for (const path of ['/admin', '/admin/accounts', '/admin/audit']) {
      expect(rule(path)).toMatchObject({ layout: 'admin', access: 'auth', roles: ['admin'] });
    }
  });

  it('an address of one segment is a treatment’s where no other route has it', () => {
    expect(routeTable.match('/hyaluron')).toMatchObject({
      route: { id: 'treatment' },
      params: { slug: 'hyaluron' },
    });
    expect(rule('/preise')?.id).toBe('prices');
    expect(rule('/service/letter')).toBeUndefined();
  });
});

const read = (file: URL) => readFileSync(file, 'utf8');

/** The sheets that a module imports, and those that its imports of this app do. */
function sheetsOf(file: URL, seen = new Set<string>()): string[] {
  if (seen.has(file.href)) return [];
  seen.add(file.href);
  return [...read(file).matchAll(/(?:from|^import) '(\.[^']+)'/gm)].flatMap(([, path = '']) => {
    const imported = new URL(path, file);
    const sheet = /\/styles\/([\w-]+)\.css$/.exec(imported.pathname)?.[1];
    if (sheet) return [sheet];
    return /\.tsx?$/.test(path) ? sheetsOf(imported, seen) : [];
  });
}

describe('the sheets of a page', () => {
  const ofPackages = [
    ...accountRoutes(),
    ...adminRoutes(),
    ...staffRoutes({ pages: staffPages }),
  ].map(({ id }) => id);

  it.each(routeTable.routes.filter(({ id }) => !ofPackages.includes(id)))(
    '$path imports those that are written into it',
    (route) => {
      const [module = ''] = /\/pages\/[\w-]+\.tsx/.exec(String(route.page)) ?? [];
      const file = new URL(`.${module}`, import.meta.url);
      // The server writes the sheet of forms into every page that starts at once.
      const own = route.start === 'at-once' ? ['intern'] : [];
      expect(new Set(sheetsOf(file))).toEqual(new Set([...(route.sheets ?? []), ...own]));
    },
  );

  it.each(routeTable.routes.filter(({ id }) => ofPackages.includes(id)))(
    '$path is loaded beside those that are written into it',
    (route) => {
      const sheets = sheetsOf(new URL(`./styles/${route.sheets?.[0]}.ts`, import.meta.url));
      expect(sheets).toEqual(route.sheets);
      expect(String(route.page)).toContain('beside');
    },
  );
});
