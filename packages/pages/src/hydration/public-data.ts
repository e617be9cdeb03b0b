/** The answer of `GET /api/public`: the site's facts and the public part of its configuration. */
export interface PublicData {
  /** Requests the data once per document; null if the request is skipped or fails. */
  load(): Promise<unknown>;
  /** The loaded data; null before. */
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
      // The page works without the data; the next caller requests them again.
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
