import { SIGN_IN_PATH } from '#platform/web/session/auth-provider';
import type { BackRoute } from '#platform/web/ui/page/BackRouteContext';
import { openedFrom } from '../../opened-from';

/** First parts of addresses that are no page themselves. */
const NO_PAGES = ['consulta', 'farmacia', 'hospital', 'oficina-central', 'reportes', 'tableta'];
/** Lists of records, by their name in addresses of pages about them. */
const LISTS: Readonly<Record<string, string>> = { pacientes: '/paciente', perfiles: '/perfil' };

/**
 * Target of the back button for an address: the page's setting, else the page that it is opened from, or one level up. Null at the start
 * and when hidden.
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
