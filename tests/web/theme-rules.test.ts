import { describe, expect, it } from 'vitest';
import { reduceTheme, type ThemeAction } from '#platform/web/theme/settings/reduce-theme';
import {
  DEFAULT_SETTINGS,
  LAYOUT_TYPES,
  type Scheme,
  type ThemeSettings,
} from '#platform/web/theme/settings/theme-settings';

const after = (actions: readonly ThemeAction[], from: ThemeSettings = DEFAULT_SETTINGS, system: Scheme = 'light') =>
  actions.reduce((settings, action) => reduceTheme(settings, action, system), from);

describe('the rules between layout, mode and navigation', () => {
  it('the defaults are the first reading of the specification', () => {
    expect(DEFAULT_SETTINGS).toEqual({
      themeColor: 'teal',
      primaryColorLevel: 800,
      mode: 'light',
      direction: 'ltr',
      cardBordered: false,
      panelExpand: false,
      controlSize: 'md',
      navMode: 'themed',
      typeInput: 'keyboard',
      layout: { type: 'classic', sideNavCollapse: false },
    });
  });

  it('the modern layout adds borders and a transparent navigation, and removes the borders when it is left', () => {
    const modern = after([{ type: 'layout', layout: 'modern' }]);
    expect(modern).toMatchObject({
      cardBordered: true,
      navMode: 'transparent',
      layout: { type: 'modern', previousType: 'classic' },
    });
    expect(after([{ type: 'layout', layout: 'simple' }], modern)).toMatchObject({
      cardBordered: false,
      navMode: 'transparent',
    });
  });

  it('chosen borders stay with any other layout', () => {
    expect(
      after([
        { type: 'set', change: { cardBordered: true } },
        { type: 'layout', layout: 'decked' },
      ]).cardBordered,
    ).toBe(true);
  });

  for (const layout of ['classic', 'stackedSide', 'decked'] as const) {
    it(`${layout}, when it is chosen, makes the navigation as light or dark as the rest`, () => {
      const elsewhere = after([{ type: 'layout', layout: 'blank' }]);
      expect(after([{ type: 'layout', layout }], elsewhere).navMode).toBe('light');
      expect(
        after(
          [
            { type: 'mode', mode: 'dark' },
            { type: 'layout', layout },
          ],
          elsewhere,
        ).navMode,
      ).toBe('dark');
      expect(
        after(
          [
            { type: 'mode', mode: 'system' },
            { type: 'layout', layout },
          ],
          elsewhere,
          'dark',
        ).navMode,
      ).toBe('dark');
    });

    it(`${layout} follows a change of mode, unless the navigation is themed`, () => {
      const light = after([
        { type: 'layout', layout: 'blank' },
        { type: 'layout', layout },
      ]);
      expect(after([{ type: 'mode', mode: 'dark' }], light).navMode).toBe('dark');
      expect(
        after(
          [
            { type: 'navMode', navMode: 'themed' },
            { type: 'mode', mode: 'dark' },
          ],
          light,
        ).navMode,
      ).toBe('themed');
      expect(
        after(
          [
            { type: 'navMode', navMode: 'transparent' },
            { type: 'mode', mode: 'dark' },
          ],
          light,
        ).navMode,
      ).toBe('dark');
    });
  }

  it('other layouts keep their navigation when the mode changes', () => {
    for (const layout of ['modern', 'simple', 'blank', 'tabletMode'] as const) {
      const before = after([{ type: 'layout', layout }]);
      expect(after([{ type: 'mode', mode: 'dark' }], before).navMode).toBe(before.navMode);
    }
  });

  it('layouts without a rule keep the present navigation', () => {
    for (const layout of ['simple', 'blank', 'tabletMode'] as const)
      expect(after([{ type: 'layout', layout }]).navMode).toBe('themed');
  });

  it('«default» gives the navigation back to the layout', () => {
    const of = (layout: (typeof LAYOUT_TYPES)[number], mode: Scheme) =>
      after([
        { type: 'mode', mode },
        { type: 'layout', layout: 'blank' },
        { type: 'layout', layout },
        { type: 'navMode', navMode: 'themed' },
        { type: 'navMode', navMode: 'default' },
      ]).navMode;
    expect(LAYOUT_TYPES.map((layout) => [layout, of(layout, 'light'), of(layout, 'dark')])).toEqual([
      ['classic', 'light', 'dark'],
      ['modern', 'transparent', 'transparent'],
      ['stackedSide', 'light', 'dark'],
      ['simple', 'themed', 'themed'],
      ['decked', 'light', 'dark'],
      ['blank', 'themed', 'themed'],
      ['tabletMode', 'themed', 'themed'],
    ]);
  });

  it('a dark system mode affects only settings that follow the system', () => {
    const follows = after([
      { type: 'layout', layout: 'decked' },
      { type: 'mode', mode: 'system' },
    ]);
    expect(follows.navMode).toBe('light');
    expect(reduceTheme(follows, { type: 'system' }, 'dark').navMode).toBe('dark');
    const light = after([{ type: 'layout', layout: 'decked' }]);
    expect(reduceTheme(light, { type: 'system' }, 'dark')).toBe(light);
  });

  it('a repeated choice changes nothing, and the previous layout stays known', () => {
    const simple = after([{ type: 'layout', layout: 'simple' }]);
    expect(after([{ type: 'layout', layout: 'simple' }], simple)).toBe(simple);
    expect(after([{ type: 'layout', layout: 'blank' }], simple).layout.previousType).toBe('simple');
  });

  it('a narrow side menu depends only on the layout', () => {
    expect(after([{ type: 'collapse', collapsed: true }])).toEqual({
      ...DEFAULT_SETTINGS,
      layout: { type: 'classic', sideNavCollapse: true },
    });
  });

  it('the first combination restores everything, the second one colour, mode and size', () => {
    const changed = after([
      { type: 'layout', layout: 'modern' },
      { type: 'mode', mode: 'dark' },
      {
        type: 'set',
        change: { themeColor: 'rose', direction: 'rtl', controlSize: 'xl', panelExpand: true, typeInput: 'pad' },
      },
    ]);
    expect(after([{ type: 'preset', preset: 'first' }], changed)).toEqual(DEFAULT_SETTINGS);
    expect(after([{ type: 'preset', preset: 'second' }], changed)).toEqual({
      ...changed,
      themeColor: 'indigo',
      primaryColorLevel: 600,
      mode: 'light',
      controlSize: 'md',
    });
  });
});
