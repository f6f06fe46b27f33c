import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { describeError } from '../states/describe-error';

export interface SendingState {
  /** Fraction from 0 to 1; null when nothing is being sent. */
  readonly part: number | null;
  /** Error of the last upload, translated; null when it succeeded or the user stopped it. */
  readonly problem: string | null;
}

const IDLE: SendingState = { part: null, problem: null };

/** Manages one upload at a time: progress, stop and error. Leaving the page stops it. */
export function useSending() {
  const translate = useTranslate();
  const [state, setState] = useState(IDLE);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  /** Returns the result of `send`; null when it failed or was stopped. */
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
    /** Sets an error; an upload in progress continues. */
    fail: (problem: string) => setState(({ part }) => ({ part, problem })),
    clear: () => setState(IDLE),
  };
}
