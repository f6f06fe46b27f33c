import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { describeError } from '../states/describe-error';

/**
 * Writes one at a time: `attempt` answers what came of it, null where nothing did, and `failure` says why not. Whatever came of it, what was read under
 * `key` is read again.
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
