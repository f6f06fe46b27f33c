import { SIGN_IN_PATH } from '../../../../auth/auth-provider';
import type { BackRoute } from '../../../../ui/page/BackRouteContext';

/** Where the back button leads from an address: where the page says, else one level up; null at the start and where it is hidden. */
export function wayBack(pathname: string, { to, visible }: BackRoute): string | null {
  if (!visible || pathname === '/home' || pathname === SIGN_IN_PATH) return null;
  if (to) return to;
  const parent = pathname.split('/').filter(Boolean).slice(0, -1);
  // Reports have no page of their own above them.
  return parent.length === 0 || parent[0] === 'reportes' ? '/home' : `/${parent.join('/')}`;
}
