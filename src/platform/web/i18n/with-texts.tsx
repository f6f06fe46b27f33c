import { Suspense, type ComponentType } from 'react';
import { Loading } from '../ui/states/Loading';
import { LateTexts } from '../ui/texts/LateTexts';
import { AREA_TEXTS, type Area } from './area-texts';
import type { I18nStore } from './i18n-store';
import { currentLanguage } from './language';
import { lazyPart } from '../ui/loading/lazy-part';

/** A page of an area, shown once its texts are there. */
export function pageOf(area: Area, load: () => Promise<{ default: ComponentType }>): ComponentType {
  return withTexts(area, lazyPart(load), <Loading />);
}

/** Loader of texts for parts that name an area. */
export const textsInto = (i18n: I18nStore) => (area: string) =>
  i18n.addLabels(`area ${area}`, AREA_TEXTS[area as Area]);

/** Loads the texts of an area in the current language, so that its components have them at once. */
export const loadTexts = (area: Area): Promise<unknown> => AREA_TEXTS[area][currentLanguage()]();

/** A component of an area, shown once its texts are there. */
export function withTexts<Props extends object>(
  area: Area,
  Content: ComponentType<Props>,
  waiting: React.ReactNode,
): ComponentType<Props> {
  return function WithTexts(props: Props) {
    return (
      <LateTexts area={area} waiting={waiting}>
        <Suspense fallback={waiting}>
          <Content {...props} />
        </Suspense>
      </LateTexts>
    );
  };
}
