import { LEVELS, THEME_COLORS } from '../colours/scales';
import {
  CONTROL_SIZES,
  DEFAULT_SETTINGS,
  DIRECTIONS,
  INPUT_TYPES,
  LAYOUT_TYPES,
  MODES,
  NAV_MODES,
  type LayoutSettings,
  type ThemeSettings,
} from './theme-settings';

/** Parses stored settings. Missing or unknown values, from an older or newer version, take their defaults. */
export function readSettings(text: string | null): ThemeSettings {
  const kept = parse(text);
  const defaults = DEFAULT_SETTINGS;
  return {
    themeColor: oneOf(THEME_COLORS, kept['themeColor'], defaults.themeColor),
    primaryColorLevel: oneOf(LEVELS, kept['primaryColorLevel'], defaults.primaryColorLevel),
    mode: oneOf(MODES, kept['mode'], defaults.mode),
    direction: oneOf(DIRECTIONS, kept['direction'], defaults.direction),
    cardBordered: bool(kept['cardBordered'], defaults.cardBordered),
    panelExpand: bool(kept['panelExpand'], defaults.panelExpand),
    controlSize: oneOf(CONTROL_SIZES, kept['controlSize'], defaults.controlSize),
    navMode: oneOf(NAV_MODES, kept['navMode'], defaults.navMode),
    typeInput: oneOf(INPUT_TYPES, kept['typeInput'], defaults.typeInput),
    layout: readLayout(object(kept['layout'])),
  };
}

function readLayout(kept: Record<string, unknown>): LayoutSettings {
  const { type, sideNavCollapse } = DEFAULT_SETTINGS.layout;
  const previousType = LAYOUT_TYPES.find((known) => known === kept['previousType']);
  return {
    type: oneOf(LAYOUT_TYPES, kept['type'], type),
    sideNavCollapse: bool(kept['sideNavCollapse'], sideNavCollapse),
    ...(previousType && { previousType }),
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    return object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function object(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function oneOf<Value>(known: readonly Value[], value: unknown, otherwise: Value): Value {
  return known.find((candidate) => candidate === value) ?? otherwise;
}

function bool(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}
