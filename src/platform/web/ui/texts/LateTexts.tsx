import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, type ReactNode } from 'react';
import { loadCode } from '../loading/load-code';
import { ErrorState } from '../states/ErrorState';

/** Loads the texts of an area, once. */
type LoadTexts = (area: string) => Promise<void>;

const LateTextsContext = createContext<LoadTexts>(() => Promise.resolve());
export const LateTextsProvider = LateTextsContext.Provider;

interface LateTextsProps {
  readonly area: string;
  /** Shown until the texts are loaded. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its children once the texts of their area are loaded: rarely shown texts stay out of the first page. */
export function LateTexts({ area, waiting = null, children }: LateTextsProps) {
  const load = useContext(LateTextsContext);
  const texts = useQuery({
    queryKey: ['texts', area],
    queryFn: async () => {
      await loadCode(() => load(area));
      return true;
    },
    staleTime: Infinity,
  });
  if (texts.error) return <ErrorState error={texts.error} onRetry={() => void texts.refetch()} />;
  return texts.data ? children : waiting;
}
