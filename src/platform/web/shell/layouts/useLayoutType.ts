import { useCurrentUser } from '../../session/CurrentUserContext';
import type { LayoutType } from '../../theme/settings/theme-settings';
import { useThemeSetting } from '../../theme/settings/ThemeStoreContext';

/** SPEC 2: users of a ward's station always work in the tablet layout, regardless of the machine's setting. */
const TABLET_PROFILE = 'Enfermeria-centrales';

/** True when the user's profile fixes the layout. */
export function useTabletForced(): boolean {
  const { authority, layoutForzado } = useCurrentUser();
  return authority.perfil === TABLET_PROFILE || layoutForzado === 'tabletMode';
}

/** Returns the layout to show. */
export function useLayoutType(): LayoutType {
  const chosen = useThemeSetting(({ layout }) => layout.type);
  return useTabletForced() ? 'tabletMode' : chosen;
}
