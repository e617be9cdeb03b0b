/** What `GET /api/public` answers: the site's facts and the public part of its configuration. */
export interface PublicData {
  /** Asks once for the life of the document; null where it is skipped or cannot be had. */
  load(): Promise<unknown>;
  /** What was loaded; null before. */
  get(): unknown;
}

/** @param isSkipped the configuration's `no_cookies`: the browser does not ask [R8.1] */
export function createPublicData(fetcher: typeof fetch, isSkipped: boolean): PublicData {
  let data: unknown = null;
  let loading: Promise<unknown> | null = null;

  async function ask(): Promise<unknown> {
    try {
      const answer = await fetcher('/api/public', { headers: { accept: 'application/json' } });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      data = await answer.json();
    } catch (error) {
      // The page does without it; the next one who needs it asks again.
      loading = null;
      console.warn('The public data could not be loaded', error);
    }
    return data;
  }

  return {
    load() {
      if (isSkipped) return Promise.resolve(null);
      loading ??= ask();
      return loading;
    },
    get: () => data,
  };
}
