import { Suspense, type ComponentType } from 'react';
import { Loading } from '../ui/states/Loading';
import { LateTexts } from '../ui/texts/LateTexts';
import { AREA_TEXTS, type Area } from './area-texts';
import type { I18nStore } from './i18n-store';
import { currentLanguage } from './language';
import { lazyPart } from '../ui/loading/lazy-part';

/** Returns a page of an area that renders once its texts are loaded. */
export function pageOf(area: Area, load: () => Promise<{ default: ComponentType }>): ComponentType {
  return withTexts(area, lazyPart(load), <Loading />);
}

/** Returns a loader of the texts of a named area. */
export const textsInto = (i18n: I18nStore) => (area: string) =>
  i18n.addLabels(`area ${area}`, AREA_TEXTS[area as Area]);

/** Loads the texts of an area in the current language in advance. */
export const loadTexts = (area: Area): Promise<unknown> => AREA_TEXTS[area][currentLanguage()]();

/** Returns a component of an area that renders once its texts are loaded. */
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
