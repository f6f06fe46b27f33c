import { useCallback, useRef, useState } from 'react';
import { signalRefusal } from './signal-refusal';

/** Manages the question of a scan until it is answered, one at a time. */
export function useScanQuestion<Question>() {
  const [question, setQuestion] = useState<Question | null>(null);
  const answering = useRef<((index: number | null) => void) | null>(null);

  /** Resolves to the index of the chosen answer; null when the user discards the scan. */
  const ask = useCallback(async (asked: Question): Promise<number | null> => {
    signalRefusal();
    setQuestion(asked);
    const index = await new Promise<number | null>((resolve) => {
      answering.current = resolve;
    });
    answering.current = null;
    setQuestion(null);
    return index;
  }, []);
  const answer = useCallback((index: number | null) => answering.current?.(index), []);
  return { question, ask, answer };
}
