import type { FastifyInstance } from 'fastify';

const longestForm = 16 * 1024;

/** Accepts forms and JSON, and no other type that a foreign page can send without a preflight request. */
export function addFormParser(scope: FastifyInstance): void {
  scope.removeContentTypeParser('text/plain');
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, body, done) => {
      // Sign-out has no body, whatever its header says.
      if (body === '') return done(null, {});
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(Object.assign(new Error('The body is not JSON'), { statusCode: 400 }));
      }
    },
  );
  // The app's own parser may return another shape.
  const form = 'application/x-www-form-urlencoded';
  if (scope.hasContentTypeParser(form)) scope.removeContentTypeParser(form);
  scope.addContentTypeParser(
    form,
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, body, done) => {
      const fields = new URLSearchParams(String(body));
      // Checked boxes of one name are one list; of other repeated fields the last one counts.
      const roles = fields.getAll('roles').join(' ');
      done(null, { ...Object.fromEntries(fields), ...(fields.has('roles') ? { roles } : {}) });
    },
  );
}
