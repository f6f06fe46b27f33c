import { MY_PATIENTS } from '#areas/hospital/web/my-patients-path';
import type { Language } from '#platform/web/i18n/language';
import { findResource } from '#platform/web/resources/load-resource';
import { readAddress } from '#platform/web/resources/read-address';
import { loadLayout } from '#platform/web/shell/layouts/load-layout';
import type { LayoutType } from '#platform/web/theme/settings/theme-settings';

/**
 * Preloads the parts of the page at an address in parallel; otherwise each would wait for the previous one. This is only an optimisation:
 * failures are reported where the part is needed.
 */
export function warmUp(pathname: string, language: Language | null, layout: LayoutType): void {
  const ignore = () => undefined;
  const address = readAddress(pathname);
  const { resource } = address;
  import('#platform/web/shell/Shell').catch(ignore);
  loadLayout(layout).catch(ignore);
  if (resource === '' || resource === 'home') {
    import('./pages/Home').catch(ignore);
    return;
  }
  if (pathname === MY_PATIENTS) {
    import('./pages/AreaRoutes').catch(ignore);
    import('#areas/hospital/web/MyPatientsPage').catch(ignore);
    import('#platform/web/i18n/with-texts').then(({ loadTexts }) => loadTexts('hospital')).catch(ignore);
    return;
  }
  loadScreen(address, language).catch(ignore);
}

async function loadScreen(
  { resource, view }: ReturnType<typeof readAddress>,
  language: Language | null,
): Promise<void> {
  const module = await findResource(resource);
  module?.views[view]?.preload?.();
  if (module && language) await module.labels[language]();
}
