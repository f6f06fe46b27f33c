import { describe, expect, it } from 'vitest';
import { takeLook } from '#platform/web/session/take-look';
import { DEFAULT_SETTINGS, type ThemeSettings } from '#platform/web/theme/settings/theme-settings';
import type { Language } from '#platform/shared/language';

/** A page in Spanish and light colours, whose person does something while the look of the account is loading. */
async function take(meanwhile: (page: { language: Language; settings: ThemeSettings }) => void, isOver = false) {
  const page = { language: 'es' as Language, settings: DEFAULT_SETTINGS };
  const hasChosen = await takeLook(
    { idioma: 'en', tema: { ...DEFAULT_SETTINGS, mode: 'dark' } },
    {
      i18n: {
        getChosen: () => page.language,
        setLanguage: async (language) => {
          page.language = language;
        },
      },
      theme: {
        get: () => page.settings,
        dispatch: (action) => {
          if (action.type === 'take') page.settings = action.settings;
        },
      },
      prepare: async () => meanwhile(page),
      isOver: () => isOver,
    },
  );
  return [page.language, page.settings.mode, hasChosen];
}

describe('look and language of the account', () => {
  it('come to the page', async () => {
    expect(await take(() => undefined)).toEqual(['en', 'dark', false]);
  });

  it('leave a language that was chosen on the page meanwhile', async () => {
    expect(
      await take((page) => {
        page.language = 'es-mx';
      }),
    ).toEqual(['es-mx', 'dark', true]);
  });

  it('leave a look that was chosen on the page meanwhile', async () => {
    expect(
      await take((page) => {
        page.settings = { ...page.settings, controlSize: 'lg' };
      }),
    ).toEqual(['en', 'light', true]);
  });

  it('change nothing once the person has left', async () => {
    expect(await take(() => undefined, true)).toEqual(['es', 'light', false]);
  });
});
