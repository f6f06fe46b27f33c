import { useCallback, useRef, useState } from 'react';
import { signalRefusal } from './signal-refusal';

/** Holds the question that a scan raises until a person answers it, one at a time. */
export function useScanQuestion<Question>() {
  const [question, setQuestion] = useState<Question | null>(null);
  const answering = useRef<((index: number | null) => void) | null>(null);

  /** Answers the index of the chosen answer; null where the person drops the scan. */
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
