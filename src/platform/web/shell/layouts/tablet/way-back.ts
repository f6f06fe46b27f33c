import { SIGN_IN_PATH } from '#platform/web/session/auth-provider';
import type { BackRoute } from '#platform/web/ui/page/BackRouteContext';
import { openedFrom } from '../../opened-from';

/** First path segments that are not pages themselves. */
const NO_PAGES = ['consulta', 'farmacia', 'hospital', 'oficina-central', 'reportes', 'tableta'];
/** Paths of lists, by their name in the paths of related pages. */
const LISTS: Readonly<Record<string, string>> = { pacientes: '/paciente', perfiles: '/perfil' };

/**
 * Returns the target of the back button for a path: the page's setting, else the page from which it is opened, or one level up. Null at the
 * start and when hidden.
 */
export function wayBack(pathname: string, { to, visible }: BackRoute): string | null {
  if (!visible || pathname === '/home' || pathname === SIGN_IN_PATH) return null;
  if (to) return to;
  const from = openedFrom(pathname);
  if (from) return from;
  const parent = pathname.split('/').filter(Boolean).slice(0, -1);
  if (parent.length > 1) return `/${parent.join('/')}`;
  const [area] = parent;
  if (area === undefined || NO_PAGES.includes(area)) return '/home';
  return LISTS[area] ?? `/${area}`;
}
