import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { describeError } from '../states/describe-error';

/**
 * Runs writes with their error state. `attempt` returns the result, or null on failure, and `failure` contains the reason. In both cases
 * queries under `key` are refetched.
 */
export function useAttempt(key: QueryKey) {
  const queries = useQueryClient();
  const translate = useTranslate();
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const attempt = async <Outcome>(work: () => Promise<{ data: Outcome }>): Promise<Outcome | null> => {
    setPending(true);
    setFailure(null);
    try {
      return (await work()).data;
    } catch (error) {
      const { message, correlationId } = describeError(error);
      setFailure(translate(message, { correlationId: correlationId ?? '' }));
      return null;
    } finally {
      await queries.invalidateQueries({ queryKey: key });
      setPending(false);
    }
  };
  return { failure, pending, attempt };
}
