import { describe, expect, it } from 'vitest';
import { accentOf } from '#platform/web/theme/colours/accent-of';
import { contrast, EDGE_CONTRAST, TEXT_CONTRAST } from '#platform/web/theme/colours/contrast';
import { mix } from '#platform/web/theme/colours/mix';
import { LEVELS, shade, THEME_COLORS } from '#platform/web/theme/colours/scales';
import { themedNavOf } from '#platform/web/theme/colours/themed-nav-of';
import { DARK, LIGHT } from '#platform/web/theme/palette';

const ALL = THEME_COLORS.flatMap((color) =>
  LEVELS.flatMap((level) =>
    (['light', 'dark'] as const).map((scheme) => ({ color, level, scheme, name: `${color} ${level} ${scheme}` })),
  ),
);

describe('colours of the theme', () => {
  it('contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'));
    expect(mix('#000000', '#ffffff', 0.1)).toBe('#e6e6e6');
  });

  it('every colour at every level is readable in light and in dark: as text, and under text', () => {
    expect(ALL).toHaveLength(8 * 11 * 2);
    for (const { color, level, scheme, name } of ALL) {
      const { main, dark, contrastText, selected } = accentOf(color, level, scheme);
      const { surface, text } = scheme === 'light' ? LIGHT : DARK;
      for (const under of [surface.page, surface.raised, surface.sunken, surface.side, surface.hover, selected])
        expect(contrast(main, under), `${name} on ${under}`).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      for (const under of [main, dark])
        expect(contrast(contrastText, under), `text on ${name}`).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(text.primary, selected), `what is selected in ${name}`).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
  });

  it('a navigation in every colour is readable: texts, hovered and selected items, edges', () => {
    for (const { color, level, scheme, name } of ALL) {
      const { fill, text, soft, hover, selected, control } = themedNavOf(color, level, scheme);
      for (const under of [fill, hover, selected])
        expect(contrast(text, under), `text on ${name}`).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      for (const under of [fill, hover])
        expect(contrast(soft, under), `soft text on ${name}`).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(control, fill), `edge on ${name}`).toBeGreaterThanOrEqual(EDGE_CONTRAST);
    }
  });

  it('uses the chosen level where possible, otherwise the nearest readable one', () => {
    expect(accentOf('teal', 800, 'light')).toMatchObject({
      level: 800,
      main: shade('teal', 800),
      contrastText: '#ffffff',
    });
    expect(accentOf('indigo', 600, 'light').level).toBe(600);
    expect(accentOf('amber', 100, 'light').level).toBe(
      LEVELS.find((level) => accentOf('amber', level, 'light').level === level),
    );
    expect(accentOf('teal', 300, 'dark').level).toBe(300);
    const dark = accentOf('teal', 800, 'dark').level;
    expect(dark).toBeLessThan(800);
    for (const level of LEVELS.filter((one) => one > dark && one < 800))
      expect(accentOf('teal', level, 'dark').level).not.toBe(level);
  });
});
