import { lazy, type ComponentType } from 'react';
import type { Area } from './area-texts';

/**
 * What an area adds to a generated page, shown once its texts are there; until then it takes no room. In a module of its own that loads the
 * rest: the start of the application knows which parts there are, and draws none.
 */
export function partOf<Props extends object>(
  area: Area,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy(async () => {
    const { withTexts } = await import('./with-texts');
    return { default: withTexts(area, load, null) };
  });
}
