import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Returns the words of the last column of each table, which must not be used. */
async function unusedWords(): Promise<string[]> {
  const page = await readFile('docs/glossary.md', 'utf8');
  return page
    .split('\n')
    .filter((line) => /^\| (?!word|-)/.test(line))
    .flatMap((line) => line.split('|').at(-2)!.split(','))
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Returns the comment lines of the sources and the lines of the documentation, each with its place. */
async function proseLines(): Promise<{ readonly at: string; readonly text: string }[]> {
  const files = (
    await Promise.all(
      ['src', 'scripts', 'docs'].map(async (folder) =>
        (await readdir(folder, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile() && /\.(tsx?|md)$/.test(entry.name))
          .map((entry) => path.join(entry.parentPath, entry.name)),
      ),
    )
  ).flat();
  const lines = await Promise.all(
    [...files, 'README.md', 'CONTRIBUTING.md']
      .filter((file) => file !== 'docs/glossary.md')
      .map(async (file) =>
        (await readFile(file, 'utf8'))
          .split('\n')
          .map((text, index) => ({ at: `${file}:${index + 1}`, text }))
          .filter(({ text }) => file.endsWith('.md') || /^\s*(\/\/|\/?\*)/.test(text)),
      ),
  );
  return lines.flat();
}

describe('the words of the glossary', async () => {
  const [unused, lines] = await Promise.all([unusedWords(), proseLines()]);

  it('are read in full, as are the comments and pages', () => {
    expect(unused.length).toBeGreaterThan(40);
    expect(lines.length).toBeGreaterThan(3000);
  });

  it('are used instead of the words of the last column', () => {
    const pattern = new RegExp(
      `(?<![\\w-])(?:${unused.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})s?(?![\\w-])`,
      'i',
    );
    expect(lines.flatMap(({ at, text }) => (pattern.test(text) ? [`${at} ${pattern.exec(text)![0]}`] : []))).toEqual(
      [],
    );
  });
});
