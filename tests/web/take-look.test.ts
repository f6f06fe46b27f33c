import { describe, expect, it } from 'vitest';
import { takeLook } from '#platform/web/session/take-look';
import { DEFAULT_SETTINGS, type ThemeSettings } from '#platform/web/theme/settings/theme-settings';
import type { Language } from '#platform/shared/language';

/** Creates a page in Spanish and light colours. The person acts while the look of the account is loading. */
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
  it('are applied to the page', async () => {
    expect(await take(() => undefined)).toEqual(['en', 'dark', false]);
  });

  it('do not replace a language chosen on the page meanwhile', async () => {
    expect(
      await take((page) => {
        page.language = 'es-mx';
      }),
    ).toEqual(['es-mx', 'dark', true]);
  });

  it('do not replace a look chosen on the page meanwhile', async () => {
    expect(
      await take((page) => {
        page.settings = { ...page.settings, controlSize: 'lg' };
      }),
    ).toEqual(['en', 'light', true]);
  });

  it('change nothing after the person has left', async () => {
    expect(await take(() => undefined, true)).toEqual(['es', 'light', false]);
  });
});
