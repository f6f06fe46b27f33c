import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

/** React replays a component that suspended in `use`; a replay that skips `use` fails at the next hook (React error 467, reported as 520). */
const CONDITIONAL = /(?:\?\?|\|\||&&|[?:]|\bif \([^\n]*\))\s*(?:return\s+)?use\(/;

it.each([
  ['const parts = loaded(layout) ?? use(load(layout));', true],
  ['const parts = isReady ? ready : use(load(layout));', true],
  ['if (!ready) return use(load(layout));', true],
  ['const parts = use(load(layout));', false],
  ['return use(useContext(RulesContext)());', false],
])('detects a conditional use of a promise: %s', (text, conditional) => {
  expect(CONDITIONAL.test(text)).toBe(conditional);
});

it('finds no conditional use in components', async () => {
  const entries = await readdir('src', { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(300);
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const));
  expect(texts.filter(([, text]) => CONDITIONAL.test(text)).map(([file]) => file)).toEqual([]);
});
