import { lazy, useState, type ComponentType } from 'react';
import type { Area } from './area-texts';

/**
 * What an area adds to a generated page, shown once its texts are there; until then it takes no room. In a module of its own that loads the
 * rest: the start of the application knows which parts there are, and draws none.
 */
export function partOf<Props extends object>(
  area: Area,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & { readonly preload: () => void } {
  let ready: ComponentType<Props> | null = null;
  const loadShell = () => import('./with-texts');
  const loadPart = async () => {
    const [{ withTexts }, { default: Content }] = await Promise.all([loadShell(), load()]);
    ready ??= withTexts(area, Content, null);
    return { default: ready };
  };
  const Awaited: ComponentType<Props> = lazy(loadPart);

  function PartOfArea(props: Props) {
    // What was loaded before does not suspend: React shows what did only some 300 ms after what it last showed.
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Awaited);
    return <Shown {...props} />;
  }
  return Object.assign(PartOfArea, {
    preload: () => {
      const texts = loadShell().then(({ loadTexts }) => loadTexts(area));
      // Whoever draws the part hears of a failure.
      Promise.all([texts, loadPart()]).catch(() => undefined);
    },
  });
}
