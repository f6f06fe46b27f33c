import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../states/describe-error';

export interface SendingState {
  /** From 0 to 1; null while nothing is sent. */
  readonly part: number | null;
  /** Why the last one did not arrive, in words; null when it did, or was stopped by hand. */
  readonly problem: string | null;
}

const IDLE: SendingState = { part: null, problem: null };

/** One upload at a time: how far it is, a way to stop it, and what was wrong with it. Leaving the page stops it. */
export function useSending() {
  const translate = useTranslate();
  const [state, setState] = useState(IDLE);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  /** Answers what `send` answered; null when that failed or was stopped. */
  const run = async <Answer>(
    send: (sending: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<Answer>,
  ): Promise<Answer | null> => {
    const controller = new AbortController();
    abort.current = controller;
    setState({ part: 0, problem: null });
    try {
      const answer = await send({
        signal: controller.signal,
        onProgress: (part) => setState((before) => ({ ...before, part })),
      });
      setState(IDLE);
      return answer;
    } catch (error) {
      const { message, correlationId } = describeError(error);
      setState(
        controller.signal.aborted
          ? IDLE
          : { part: null, problem: translate(message, { correlationId: correlationId ?? '' }) },
      );
      return null;
    }
  };
  return {
    state,
    run,
    stop: () => abort.current?.abort(),
    /** Says what is wrong; an upload that is under way goes on. */
    fail: (problem: string) => setState(({ part }) => ({ part, problem })),
    clear: () => setState(IDLE),
  };
}
