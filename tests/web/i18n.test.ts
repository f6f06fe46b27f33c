import english from 'ra-language-english';
import { describe, expect, it, vi } from 'vitest';
import enRa from '../../generated/locales/en/ra.gen.json';
import esRest from '../../generated/locales/es/ra.gen.json';
import esRa from '../../locales/es/ra.json';
import { atMost } from '#platform/web/i18n/at-most';
import { createI18nStore } from '#platform/web/i18n/i18n-store';
import { retry } from '#platform/web/i18n/retry';
import { matchesText } from '#platform/web/shell/matches-text';

function keys(value: object, prefix = ''): string[] {
  return Object.entries(value)
    .flatMap(([name, child]) =>
      typeof child === 'object' && child !== null ? keys(child as object, `${prefix}${name}.`) : [prefix + name],
    )
    .toSorted();
}

describe('texts of react-admin', () => {
  it('are all there, each once, in both languages', () => {
    expect([...keys(esRa), ...keys(esRest)].toSorted()).toEqual(keys(english));
    expect(keys(enRa)).toEqual(keys(english));
  });
});

describe('loading texts', () => {
  it('is retried five times, from 350 ms, doubling', async () => {
    const waits: number[] = [];
    let attempts = 0;
    const failing = retry(
      async () => {
        attempts += 1;
        throw new Error('network');
      },
      async (ms) => void waits.push(ms),
    );
    await expect(failing).rejects.toThrow('network');
    expect(attempts).toBe(6);
    expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
  });

  it('stops when it succeeds', async () => {
    let attempts = 0;
    const answer = await retry(
      async () => {
        attempts += 1;
        if (attempts < 3) throw new Error('network');
        return 'texts';
      },
      async () => undefined,
    );
    expect([answer, attempts]).toEqual(['texts', 3]);
  });
});

describe('reading texts', () => {
  it('runs ten at a time, and gives the place of a failed one to the next', async () => {
    const read = atMost(10);
    let running = 0;
    let most = 0;
    const answers = await Promise.allSettled(
      Array.from({ length: 35 }, (_, index) =>
        read(async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => {
            setTimeout(resolve, 1);
          });
          running -= 1;
          if (index % 3 === 0) throw new Error('network');
          return index;
        }),
      ),
    );
    expect(most).toBe(10);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(23);
  });
});

describe('searching the menu', () => {
  it('ignores case, accents and the order of words', () => {
    expect(matchesText('Códigos postales', 'POSTAL codigos')).toBe(true);
    expect(matchesText('Núcleos y servicios', 'nucleo')).toBe(true);
    expect(matchesText('Almacenes', 'farmacia')).toBe(false);
    expect(matchesText('Almacenes', '')).toBe(true);
  });
});

describe('the language of the page', () => {
  it('is the one chosen last, however late the texts of the previous one arrive', async () => {
    const documentElement = { lang: 'es' };
    vi.stubGlobal('document', { documentElement });
    const store = await createI18nStore('es');
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const texts = (text: string) => async () => [{ greeting: text }];
    await store.addLabels('area', {
      es: texts('Hola'),
      'es-mx': async () => {
        await late;
        return [{ greeting: 'Qué tal' }];
      },
      en: texts('Hello'),
    });
    const before = store.setLanguage('es-mx');
    await store.setLanguage('en');
    arrive();
    await before;
    expect([store.getLanguage(), documentElement.lang, store.getProvider().translate('greeting')]).toEqual([
      'en',
      'en',
      'Hello',
    ]);
    vi.unstubAllGlobals();
  });
});
