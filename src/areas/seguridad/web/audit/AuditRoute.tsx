import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import type { LabelLoaders } from '#platform/web/i18n/i18n-store';
import { useI18nStore } from '#platform/web/i18n/I18nStoreContext';
import type { Messages } from '#platform/web/i18n/messages';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

const AuditScreen = lazyPart(() => import('../bitacora/AuditScreen'));

const all = async (...modules: readonly Promise<{ default: Messages }>[]) =>
  (await Promise.all(modules)).map((module) => module.default);

/** Texts of the trail, and the names of all kinds of records and of the steps of documents. */
const TEXTS: LabelLoaders = {
  es: () =>
    all(
      import('../../../../../locales/es/bitacora.json'),
      import('#generated/locales/es/names.gen.json'),
      import('#generated/locales/es/documents.gen.json'),
    ),
  'es-mx': () =>
    all(
      import('../../../../../locales/es/bitacora.json'),
      import('#generated/locales/es-mx/names.gen.json'),
      import('#generated/locales/es-mx/documents.gen.json'),
    ),
  en: () =>
    all(
      import('../../../../../locales/en/bitacora.json'),
      import('#generated/locales/en/names.gen.json'),
      import('#generated/locales/en/documents.gen.json'),
    ),
};

export default function AuditRoute() {
  const i18n = useI18nStore();
  const isAllowed = usePermission('bitacora.ver');
  const {
    data: ready,
    error,
    refetch,
  } = useQuery({
    queryKey: ['texts', 'bitacora'],
    queryFn: async () => {
      await i18n.addLabels('bitacora', TEXTS);
      return true;
    },
    enabled: isAllowed,
    staleTime: Infinity,
  });
  if (!isAllowed) return <NoPermission />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return ready ? (
    <Suspense fallback={<Loading />}>
      <AuditScreen />
    </Suspense>
  ) : (
    <Loading />
  );
}
