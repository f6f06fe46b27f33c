import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ADVERTENCIA_RECETA } from '#generated/shared/enums.gen';
import { askedKeys, isKnown } from './text-keys';

async function textsOf(language: string): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  const add = (value: object, prefix: string): void => {
    for (const [name, child] of Object.entries(value)) {
      if (typeof child === 'object' && child !== null) add(child as object, `${prefix}${name}.`);
      else keys.add(prefix + name);
    }
  };
  for (const folder of ['locales', 'generated/locales'])
    for (const file of await readdir(path.join(folder, language)))
      add(JSON.parse(await readFile(path.join(folder, language, file), 'utf8')) as object, '');
  return keys;
}

/** Source files of the browser. */
async function screens(): Promise<string[]> {
  const files = await readdir('src', { recursive: true });
  return files.filter((file) => /\/web\/.*\.tsx?$/.test(file)).map((file) => path.join('src', file));
}

describe('keys in calls of translate', () => {
  it.each([
    ["translate('app.action.close')", ['app.action.close']],
    [
      "translate(again ? 'consult.beginAnother' : 'consult.begin', { total })",
      ['consult.beginAnother', 'consult.begin'],
    ],
    ['translate(`resources.${name}.fields.${path}`)', ['resources.*.fields.*']],
    ['translate(`app.${side === `a` ? `b` : "c"}.title`)', ['app.*.title']],
    ["translate(key(value), { _: 'app.other' })", []],
    ["translate(`errors.${code}`, { _: translate('errors.none') })", ['errors.*', 'errors.none']],
  ])('are read from %s', (code, expected) => {
    expect(askedKeys(code).map(({ key }) => key)).toEqual(expected);
  });

  it.each([
    ['app.title', true],
    ['app.*.title', true],
    ['app.titles', false],
    ['app.*.titles', false],
    ['app.title.*', false],
  ])('%s is known: %s', (key, known) => {
    expect(isKnown(key, new Set(['app.title', 'app.home.title']))).toBe(known);
  });
});

describe.each(['es', 'en'])('texts in %s', async (language) => {
  const texts = await textsOf(language);

  it('exist for every key that a screen uses', async () => {
    const files = await screens();
    const keys = await Promise.all(
      files.map(async (file) => askedKeys(await readFile(file, 'utf8')).map((asked) => ({ ...asked, file }))),
    );
    expect(keys.flat().length).toBeGreaterThan(2000);
    const missing = keys.flat().filter(({ key }) => !isKnown(key, texts));
    expect(missing.map(({ file, line, key }) => `${file}:${line} ${key}`)).toEqual([]);
  });

  it.each(ADVERTENCIA_RECETA)('explain the warning %s of a prescription', (code) => {
    const asked = ['text', 'plain'].map((form) => `app.pharmacy.review.advice.${code}.${form}`);
    expect(asked.filter((key) => !texts.has(key))).toEqual([]);
  });
});
