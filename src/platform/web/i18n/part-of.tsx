import { useState, type ComponentType } from 'react';
import type { Area } from './area-texts';
import { lazyPart } from '../ui/loading/lazy-part';

/**
 * Returns a part that an area adds to a generated page. It renders once its texts are loaded and takes no space before. A separate module
 * loads the rest: the start of the application lists the parts without rendering them.
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
  const Awaited: ComponentType<Props> = lazyPart(loadPart);

  function PartOfArea(props: Props) {
    // A loaded part does not suspend: React reveals suspended content only some 300 ms after the last reveal.
    const [Shown] = useState<ComponentType<Props>>(() => ready ?? Awaited);
    return <Shown {...props} />;
  }
  return Object.assign(PartOfArea, {
    preload: () => {
      const texts = loadShell().then(({ loadTexts }) => loadTexts(area));
      // The component that renders the part reports the failure.
      Promise.all([texts, loadPart()]).catch(() => undefined);
    },
  });
}
