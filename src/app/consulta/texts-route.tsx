import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import type { LabelLoaders } from '../i18n/i18n-store';
import { useI18nStore } from '../i18n/I18nStoreContext';
import type { Messages } from '../i18n/messages';

const all = async (...modules: readonly Promise<{ default: Messages }>[]) =>
  (await Promise.all(modules)).map((module) => module.default);

/** Texts of the pages of outpatient care, and the names of fields and choices of what they show. */
const TEXTS: LabelLoaders = {
  es: () =>
    all(
      import('../../../locales/es/consulta.json'),
      import('../../../generated/locales/es/signos.gen.json'),
      import('../../../generated/locales/es/visita.gen.json'),
      import('../../../generated/locales/es/consulta.gen.json'),
    ),
  'es-mx': () =>
    all(
      import('../../../locales/es/consulta.json'),
      import('../../../generated/locales/es-mx/signos.gen.json'),
      import('../../../generated/locales/es-mx/visita.gen.json'),
      import('../../../generated/locales/es-mx/consulta.gen.json'),
    ),
  en: () =>
    all(
      import('../../../locales/en/consulta.json'),
      import('../../../generated/locales/en/signos.gen.json'),
      import('../../../generated/locales/en/visita.gen.json'),
      import('../../../generated/locales/en/consulta.gen.json'),
    ),
};

/** A page of outpatient care, shown once its texts are there. */
export function textsRoute(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Page = lazy(load);
  return function TextsRoute() {
    const i18n = useI18nStore();
    const texts = useQuery({
      queryKey: ['texts', 'consulta-externa'],
      queryFn: async () => {
        await i18n.addLabels('consulta-externa', TEXTS);
        return true;
      },
      staleTime: Infinity,
    });
    if (texts.error) return <ErrorState error={texts.error} onRetry={() => void texts.refetch()} />;
    return texts.data ? (
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    ) : (
      <Loading />
    );
  };
}
