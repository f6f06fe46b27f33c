/** Question to the user during a call. One question is open at a time, in one place of the page. */
export interface Question<Asked, Answer> {
  /** Resolves to null when nothing on the page listens, or the user cancels. Further questions wait for their turn. */
  readonly ask: (asked: Asked) => Promise<Answer | null>;
  /** Returns the open question. */
  readonly current: () => Asked | null;
  readonly answer: (answer: Answer | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly resolve: (answer: Answer | null) => void;
}

/** @param isOneForAll one answer applies to all waiting questions */
export function createQuestion<Asked, Answer>(isOneForAll = false): Question<Asked, Answer> {
  const listeners = new Set<() => void>();
  let waiting: readonly Waiting<Asked, Answer>[] = [];
  const publish = () => {
    for (const listener of listeners) listener();
  };
  return {
    ask: (asked) =>
      listeners.size === 0
        ? Promise.resolve(null)
        : new Promise((resolve) => {
            waiting = [...waiting, { asked, resolve }];
            publish();
          }),
    current: () => waiting[0]?.asked ?? null,
    answer(answer) {
      const answered = isOneForAll ? waiting : waiting.slice(0, 1);
      waiting = waiting.slice(answered.length);
      for (const { resolve } of answered) resolve(answer);
      publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        // The last listener is gone, so waiting questions are cancelled.
        if (listeners.size > 0) return;
        const left = waiting;
        waiting = [];
        for (const { resolve } of left) resolve(null);
      };
    },
  };
}
