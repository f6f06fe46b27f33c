import {
  DEFAULT_SETTINGS,
  PRESETS,
  type LayoutType,
  type Mode,
  type NavMode,
  type PresetName,
  type Scheme,
  type ThemeSettings,
} from './theme-settings';

/** Independent settings, without rules that tie them to others. */
type Free =
  | 'themeColor'
  | 'primaryColorLevel'
  | 'direction'
  | 'cardBordered'
  | 'panelExpand'
  | 'controlSize'
  | 'typeInput';

export type ThemeAction =
  | { readonly type: 'set'; readonly change: Partial<Pick<ThemeSettings, Free>> }
  | { readonly type: 'mode'; readonly mode: Mode }
  /** `default` restores the layout's own navigation mode. */
  | { readonly type: 'navMode'; readonly navMode: NavMode | 'default' }
  | { readonly type: 'layout'; readonly layout: LayoutType }
  | { readonly type: 'collapse'; readonly collapsed: boolean }
  | { readonly type: 'preset'; readonly preset: PresetName }
  /** Takes over settings chosen elsewhere. */
  | { readonly type: 'take'; readonly settings: ThemeSettings }
  /** The system changed between light and dark. */
  | { readonly type: 'system' };

/** Layouts whose navigation follows the light or dark mode. */
const FOLLOWS_MODE: readonly LayoutType[] = ['classic', 'stackedSide', 'decked'];

/**
 * Applies the rules of SPEC 4 between layout, mode and navigation.
 *
 * @param system light or dark, as set on the machine
 */
export function reduceTheme(settings: ThemeSettings, action: ThemeAction, system: Scheme): ThemeSettings {
  switch (action.type) {
    case 'set':
      return { ...settings, ...action.change };
    case 'take':
      return action.settings;
    case 'mode':
      return matchMode({ ...settings, mode: action.mode }, system);
    case 'system':
      return settings.mode === 'system' ? matchMode(settings, system) : settings;
    case 'navMode':
      return { ...settings, navMode: action.navMode === 'default' ? navOfLayout(settings, system) : action.navMode };
    case 'layout':
      return chooseLayout(settings, action.layout, system);
    case 'collapse':
      return { ...settings, layout: { ...settings.layout, sideNavCollapse: action.collapsed } };
    case 'preset': {
      const next = { ...settings, ...PRESETS[action.preset] };
      return action.preset === 'first' ? DEFAULT_SETTINGS : matchMode(next, system);
    }
  }
}

/** Returns the scheme of a mode on this machine. */
export function schemeOf(mode: Mode, system: Scheme): Scheme {
  return mode === 'system' ? system : mode;
}

function chooseLayout(settings: ThemeSettings, type: LayoutType, system: Scheme): ThemeSettings {
  const before = settings.layout.type;
  if (type === before) return settings;
  const next: ThemeSettings = {
    ...settings,
    // Borders set by the modern layout are removed with it.
    cardBordered: type === 'modern' || (before !== 'modern' && settings.cardBordered),
    layout: { ...settings.layout, type, previousType: before },
  };
  return { ...next, navMode: navOfLayout(next, system) };
}

/** Returns the layout's own navigation mode; layouts without a rule keep the current one. */
function navOfLayout({ layout, mode, navMode }: ThemeSettings, system: Scheme): NavMode {
  if (layout.type === 'modern') return 'transparent';
  return FOLLOWS_MODE.includes(layout.type) ? schemeOf(mode, system) : navMode;
}

function matchMode(settings: ThemeSettings, system: Scheme): ThemeSettings {
  const follows = FOLLOWS_MODE.includes(settings.layout.type) && settings.navMode !== 'themed';
  return follows ? { ...settings, navMode: schemeOf(settings.mode, system) } : settings;
}
