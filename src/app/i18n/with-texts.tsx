import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import { AREA_TEXTS, type Area } from './area-texts';
import { currentLanguage } from './language';
import { useI18nStore } from './I18nStoreContext';

/** A page of an area, shown once its texts are there. */
export function pageOf(area: Area, load: () => Promise<{ default: ComponentType }>): ComponentType {
  return withTexts(area, lazy(load), <Loading />);
}

/** Fetches the texts of an area in the language in use: whoever shows them then has them at once. */
export const loadTexts = (area: Area): Promise<unknown> => AREA_TEXTS[area][currentLanguage()]();

/** A component of an area, shown once its texts are there. */
export function withTexts<Props extends object>(
  area: Area,
  Content: ComponentType<Props>,
  waiting: React.ReactNode,
): ComponentType<Props> {
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
