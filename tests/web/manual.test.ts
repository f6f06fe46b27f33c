import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHAPTERS, chapterOf } from '#app/web/help/chapters';
import { catalogue, formsOf } from '../support/web/texts';

const FOLDER = 'docs/manual';
/** Lines that two printed pages hold beside their pictures. */
const MAX_LINES = 75;
const held = readdirSync(FOLDER);
const { profiles } = JSON.parse(readFileSync('schemas/profiles.json', 'utf8')) as {
  readonly profiles: readonly { readonly name: string }[];
};

describe('the manual', () => {
  it('has one file for each chapter', () => {
    expect(held.filter((file) => file.endsWith('.md')).toSorted()).toEqual(
      CHAPTERS.map(({ name }) => `${name}.md`).toSorted(),
    );
  });

  it('has a chapter for each profile of the product', () => {
    expect(profiles.filter(({ name }) => chapterOf(name) === 'primeros-pasos')).toEqual([]);
    expect(CHAPTERS.flatMap(({ profiles: named }) => [...named]).toSorted()).toEqual(
      profiles.map(({ name }) => name).toSorted(),
    );
  });

  it.each(CHAPTERS.map(({ name }) => name))('%s fits two pages, and has all pictures that it shows', (name) => {
    const text = readFileSync(`${FOLDER}/${name}.md`, 'utf8');
    expect(text.split('\n').length).toBeLessThanOrEqual(MAX_LINES);
    expect(text).toMatch(/^# \S/);
    const pictures = Array.from(text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g), ([, picture]) => picture!);
    expect(pictures.filter((picture) => !existsSync(`${FOLDER}/${picture}`))).toEqual([]);
  });

  it('shows every picture that it holds', () => {
    const texts = CHAPTERS.map(({ name }) => readFileSync(`${FOLDER}/${name}.md`, 'utf8')).join('\n');
    expect(held.filter((file) => !file.endsWith('.md') && !texts.includes(`(${file})`))).toEqual([]);
  });
});

it('names buttons, pages and labels by the words on the screen', () => {
  const menu = JSON.parse(readFileSync('generated/web/menu/es.gen.json', 'utf8')) as {
    readonly items: readonly { readonly text: string }[];
  }[];
  const pages = menu.flatMap(({ items }) => items.map(({ text }) => text));
  const texts = new Set([...[...catalogue('es').values()].flatMap(formsOf), ...pages]);
  const unknown = CHAPTERS.flatMap(({ name }) => {
    const text = readFileSync(`${FOLDER}/${name}.md`, 'utf8');
    return Array.from(text.matchAll(/\*\*([^*]+)\*\*/g), ([, label]) => label!.replaceAll(/\s+/g, ' '))
      .flatMap((label) => label.split(' › '))
      .filter((label) => !texts.has(label))
      .map((label) => `${name}: ${label}`);
  });
  expect(unknown).toEqual([]);
});
