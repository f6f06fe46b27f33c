import { useCurrentUser } from '../../session/CurrentUserContext';
import type { LayoutType } from '../../theme/settings/theme-settings';
import { useThemeSetting } from '../../theme/settings/ThemeStoreContext';

/** SPEC 2: whoever works at a ward's station works on a tablet, whatever is chosen on the machine. */
const TABLET_PROFILE = 'Enfermeria-centrales';

/** Whether the person's profile leaves no choice of the layout. */
export function useTabletForced(): boolean {
  const { authority, layoutForzado } = useCurrentUser();
  return authority.perfil === TABLET_PROFILE || layoutForzado === 'tabletMode';
}

/** The layout to show. */
export function useLayoutType(): LayoutType {
  const chosen = useThemeSetting(({ layout }) => layout.type);
  return useTabletForced() ? 'tabletMode' : chosen;
}
