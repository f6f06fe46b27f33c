import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import { AREA_TEXTS, type Area } from './area-texts';
import { useI18nStore } from './I18nStoreContext';

/** A page of an area, shown once its texts are there. */
export function pageOf(area: Area, load: () => Promise<{ default: ComponentType }>): ComponentType {
  return withTexts(area, load, <Loading />);
}

/** A component of an area, shown once its texts are there. */
export function withTexts<Props extends object>(
  area: Area,
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: React.ReactNode,
): ComponentType<Props> {
  const Content: ComponentType<Props> = lazy(load);
  return function WithTexts(props: Props) {
    const i18n = useI18nStore();
    const texts = useQuery({
      queryKey: ['texts', area],
      queryFn: async () => {
        await i18n.addLabels(`area ${area}`, AREA_TEXTS[area]);
        return true;
      },
      staleTime: Infinity,
    });
    if (texts.error) return <ErrorState error={texts.error} onRetry={() => void texts.refetch()} />;
    return texts.data ? (
      <Suspense fallback={waiting}>
        <Content {...props} />
      </Suspense>
    ) : (
      waiting
    );
  };
}
