import type { ViewName } from '../ui/resource/resource-module';
import type { Language } from './i18n/language';
import { findResource } from './resources/load-resource';

/**
 * Starts to load what the page at an address will ask for, all at once: found one after the other, each part would wait
 * for the one before. Nothing depends on it, and what fails here is told where it is needed.
 */
export function warmUp(pathname: string, language: Language | null): void {
  const ignore = () => undefined;
  const [resource = '', id, action] = pathname.split('/').slice(1);
  import('./shell/Shell').catch(ignore);
  if (resource === '' || resource === 'home') {
    import('./pages/HomePage').catch(ignore);
    return;
  }
  loadScreen(resource, viewOf(id, action), language).catch(ignore);
}

async function loadScreen(resource: string, view: ViewName, language: Language | null): Promise<void> {
  const module = await findResource(resource);
  module?.views[view]?.preload?.();
  if (module && language) await module.labels[language]();
}

function viewOf(id: string | undefined, action: string | undefined): ViewName {
  if (!id) return 'list';
  if (id === 'create') return 'create';
  return action === 'editar' ? 'edit' : 'show';
}
