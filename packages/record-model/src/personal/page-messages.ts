import type { Tabs } from '../tabs/tabs.ts';

/** Requests between the pages of a user. */
type Call =
  | { readonly call: 'save' | 'leave' }
  /** Names the page that asked, because all pages receive it. */
  | { readonly call: 'saved'; readonly asker: string };

export interface PageMessages {
  /** Resolves when every open page has saved; waits for a page that does not answer. */
  save(): Promise<void>;
  leave(): void;
}

export interface PageMessageHandlers {
  save(): Promise<void>;
  leave(): void;
}

export function createPageMessages(tabs: Tabs, handlers: PageMessageHandlers): PageMessages {
  const say = (call: Call) => tabs.send(call);
  let answered: ((page: string) => void) | null = null;

  tabs.listen((data, page) => {
    const call = data as Call;
    if (call.call === 'save') {
      void handlers.save().finally(() => say({ call: 'saved', asker: page }));
    } else if (call.call === 'saved') {
      if (call.asker === tabs.id) answered?.(page);
    } else if (call.call === 'leave') handlers.leave();
  });

  return {
    async save() {
      const open = new Set(await tabs.alive());
      open.delete(tabs.id);
      if (open.size === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      answered = (page) => {
        open.delete(page);
        if (open.size === 0) resolve();
      };
      say({ call: 'save' });
      await promise;
    },
    leave: () => say({ call: 'leave' }),
  };
}
