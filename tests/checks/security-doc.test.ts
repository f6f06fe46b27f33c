import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ASVS_REQUIREMENTS } from './asvs-requirements';

const STATES = ['met', 'n/a', 'proxy', 'operator', 'open'] as const;

interface Row {
  readonly number: string;
  readonly requirement: string;
  readonly state: string;
  readonly evidence: string;
}

const DOCUMENT = await readFile('docs/security.md', 'utf8');

/** Rows of the tables of all chapters. */
const ROWS: readonly Row[] = DOCUMENT.split('\n').flatMap((line) => {
  const [, number = '', requirement = '', state = '', evidence = '', ...rest] = line
    .split('|')
    .map((cell) => cell.trim());
  if (!/^\d+\.\d+\.\d+$/.test(number)) return [];
  if (rest.length !== 1) throw new Error(`Row ${number} has not four cells.`);
  return [{ number, requirement, state, evidence }];
});

const filesIn = (text: string): string[] =>
  Array.from(
    text.matchAll(/`((?:docs|generated|scripts|src|tests)\/[^`]+|[\w.-]+\.(?:json|md))`/g),
    ([, path]) => path!,
  );
/** Linked sections of the document itself, which is the evidence when a requirement demands documentation. */
const sectionsIn = (text: string): string[] => Array.from(text.matchAll(/\]\(#([\w-]+)\)/g), ([, anchor]) => anchor!);
const numbersOf = (rows: readonly Row[]) => rows.map(({ number }) => number);

describe('the table of docs/security.md', () => {
  it('has each requirement of levels 1 and 2 once, in order', () => {
    const wanted = [...ASVS_REQUIREMENTS[1], ...ASVS_REQUIREMENTS[2]];
    expect([ASVS_REQUIREMENTS[1].length, wanted.length, new Set(wanted).size]).toEqual([70, 253, 253]);
    const inOrder = wanted.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(numbersOf(ROWS)).toEqual(inOrder);
  });

  it('lists each requirement under its chapter', () => {
    const chapters = Array.from(DOCUMENT.matchAll(/^### V(\d+) .*\n((?:(?!^#)[^\n]*\n?)*)/gm));
    expect(chapters).toHaveLength(17);
    for (const [, chapter, section = ''] of chapters) {
      const found = Array.from(section.matchAll(/^\| (\d+)\./gm), ([, number]) => number);
      expect([chapter, new Set(found)]).toEqual([chapter, new Set([chapter])]);
    }
  });

  it('summarises each requirement in at most 15 words', () => {
    expect(ROWS.filter(({ requirement }) => requirement === '' || requirement.split(/\s+/).length > 15)).toEqual([]);
  });

  it('uses only five states', () => {
    expect(ROWS.filter(({ state }) => !(STATES as readonly string[]).includes(state))).toEqual([]);
  });

  it('names a file or a section for each requirement that is met', () => {
    const isShown = ({ evidence }: Row) => filesIn(evidence).length + sectionsIn(evidence).length > 0;
    expect(numbersOf(ROWS.filter((row) => row.state === 'met' && !isShown(row)))).toEqual([]);
  });

  it('gives a reason in words for each requirement that is not met', () => {
    const words = ({ evidence }: Row) => evidence.split(/\s+/).filter((word) => /^\p{L}{2,}/u.test(word)).length;
    expect(numbersOf(ROWS.filter((row) => row.state !== 'met' && words(row) < 2))).toEqual([]);
    expect(numbersOf(ROWS.filter(({ state, evidence }) => state === 'open' && !evidence.includes('Missing:')))).toEqual(
      [],
    );
  });

  it('names files that exist', () => {
    expect(filesIn(DOCUMENT).length).toBeGreaterThan(100);
    expect([...new Set(filesIn(DOCUMENT))].filter((path) => !existsSync(path))).toEqual([]);
  });

  it('links to sections that exist', () => {
    const headings = Array.from(DOCUMENT.matchAll(/^#+ (.*)$/gm), ([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\d -]/gu, '')
        .replaceAll(' ', '-'),
    );
    expect(sectionsIn(DOCUMENT).length).toBeGreaterThan(10);
    expect(sectionsIn(DOCUMENT).filter((anchor) => !headings.includes(anchor))).toEqual([]);
  });

  it('counts its rows by state', () => {
    const counted = Object.fromEntries(
      STATES.map((state) => [state, ROWS.filter((row) => row.state === state).length]),
    );
    const told = Object.fromEntries(
      Array.from(DOCUMENT.matchAll(/^\| `(met|n\/a|proxy|operator|open)` \|.*\| (\d+) \|$/gm), ([, state, count]) => [
        state,
        Number(count),
      ]),
    );
    expect(told).toEqual(counted);
    expect(DOCUMENT).toContain(`${ROWS.length} requirements`);
  });
});
