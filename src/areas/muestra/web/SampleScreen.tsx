import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { SampleHttpProvider } from './SampleHttpContext';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import type { LabelLoaders } from '#platform/web/i18n/i18n-store';
import { useI18nStore } from '#platform/web/i18n/I18nStoreContext';
import { useServices } from '#platform/web/session/ServicesContext';

const spanish = async () => [(await import('../../../../locales/es/mock.json')).default];
const TEXTS: LabelLoaders = {
  es: spanish,
  'es-mx': spanish,
  en: async () => [(await import('../../../../locales/en/mock.json')).default],
};

/** Base of the hand-written screens over the sample backend: provides its texts and its client. */
export function SampleScreen({ children }: { readonly children: ReactNode }) {
  const { sampleHttp } = useServices();
  const i18n = useI18nStore();
  const {
    data: ready,
    error,
    refetch,
  } = useQuery({
    queryKey: ['texts', 'mock'],
    queryFn: async () => {
      await i18n.addLabels('mock', TEXTS);
      return true;
    },
    staleTime: Infinity,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!ready) return <Loading />;
  return (
    <SampleHttpProvider value={sampleHttp}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </SampleHttpProvider>
  );
}
