import type { QueryClient } from '@tanstack/react-query';
import type { OperationAnswer } from '../client/call-operation';
import { openChannel } from '../client/channel';
import { isOwnWrite } from '../client/own-writes';
import type { Operations } from '#generated/web/operations.gen';
import type { Change, ServerMessage } from '#platform/shared/channel';
import { LATEST, UNSEEN } from '../notifications/notification-keys';
import { channelState } from './channel-state';
import type { PresenceStore } from './presence-store';
import { isTouched, whatIsShown } from './what-is-shown';

export type Notice = OperationAnswer<'notificacionesList'>['data'][number];

interface Following {
  readonly baseUrl: string;
  readonly operations: Operations;
  readonly presence: PresenceStore;
  readonly queries: QueryClient;
  readonly language: string;
  readonly onNotices: (notices: readonly Notice[]) => void;
}

/** Delay before the page reports what it shows, so that navigation has settled. */
const SAY_MS = 250;
/** Minimum interval between refetches of frequently changing data, in milliseconds. */
const REST_MS = 2_000;
/** Random delay, so that the pages of a network do not request at the same moment. */
const SPREAD_MS = 400;

/** True while the user types in a row of a table: rows do not move until they finish. */
const isTypingInRow = () => document.activeElement?.matches('td input, td textarea, td select') ?? false;

/** Applies server messages to the queries of the page. Returns a function that ends it. */
export function followServer({ baseUrl, operations, presence, queries, language, onNotices }: Following): () => void {
  const waiting = new Map<string, Change[] | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saying: ReturnType<typeof setTimeout> | undefined;
  let said = '';
  let hasBeenOpen = false;

  const refresh = () => {
    timer = undefined;
    if (waiting.size === 0 || document.hidden) return;
    if (isTypingInRow()) return soon(REST_MS);
    const written = [...waiting];
    waiting.clear();
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => written.some(([entity, changes]) => isTouched(queryKey, entity, changes)),
    });
    soon(REST_MS);
  };
  const soon = (after: number) => {
    timer ??= setTimeout(refresh, after + Math.random() * SPREAD_MS);
  };
  const changed = (entity: string, changes: readonly Change[] | null) => {
    const others = changes?.filter(({ correlacion }) => !isOwnWrite(correlacion)) ?? null;
    if (others?.length === 0) return;
    const before = waiting.get(entity);
    waiting.set(entity, others === null || before === null ? null : [...(before ?? []), ...others]);
    soon(0);
  };
  const askAgain = () => {
    for (const entity of new Set(
      queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => String(queryKey[0])),
    ))
      changed(entity, null);
  };
  const receive = (message: ServerMessage<Notice>) => {
    switch (message.tipo) {
      case 'listo':
        queries.setQueryData(UNSEEN, message.sinLeer);
        // Changes missed while the channel was closed are not repeated.
        if (hasBeenOpen) askAgain();
        hasBeenOpen = true;
        break;
      case 'notificaciones':
        queries.setQueryData(UNSEEN, message.sinLeer);
        void queries.invalidateQueries({ queryKey: LATEST });
        if (message.nuevas.length > 0) onNotices(message.nuevas);
        break;
      case 'cambios':
        changed(message.entidad, message.cambios);
        break;
      case 'presencia':
        presence.told(message.entidad, message.id, message.personas);
        break;
      case 'resincroniza':
        askAgain();
    }
  };

  const channel = openChannel<Notice>({
    baseUrl,
    negotiate: async () => (await operations.negotiate({})).data,
    getLanguage: () => language,
    onMessage: receive,
    onOpen: (isOpen) => {
      channelState.isOpen = isOpen;
      if (isOpen) return;
      presence.forget();
      // From now on the page polls.
      void queries.invalidateQueries({ queryKey: UNSEEN });
    },
    events: window,
  });
  const sayWhatIsShown = () => {
    saying ??= setTimeout(() => {
      saying = undefined;
      const shown = whatIsShown(queries.getQueryCache().getAll(), presence.opened());
      const text = JSON.stringify(shown);
      if (text === said) return;
      said = text;
      channel.follow(shown);
    }, SAY_MS);
  };
  const unsubscribe = queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') sayWhatIsShown();
  });
  presence.onOpened = sayWhatIsShown;
  const onVisible = () => {
    if (!document.hidden) soon(0);
  };
  document.addEventListener('visibilitychange', onVisible);
  sayWhatIsShown();
  return () => {
    channelState.isOpen = false;
    clearTimeout(timer);
    clearTimeout(saying);
    unsubscribe();
    presence.onOpened = () => undefined;
    presence.forget();
    document.removeEventListener('visibilitychange', onVisible);
    channel.close();
  };
}
