import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROFILES } from '#generated/shared/permissions.gen';
import { WORKLISTS } from '#generated/server/worklists.gen';
import { baseSchemas } from '../support/codegen/base-schemas';
import { compileProject } from '../support/codegen/project';
import { dayOf, worklistOf } from '../support/codegen/sound-parts';

it('compiles a worklist to the lists of the server, the rows of the browser, and their texts', async () => {
  const schemas = baseSchemas();
  worklistOf(schemas);
  const result = await compileProject(schemas);
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join('\n'));
  const file = (path: string) => result.files.find((each) => each.path === path)?.content ?? '';
  expect(file('web/worklists.gen.ts')).toContain("SUPERUSUARIO: () => import('./worklist-flota/worklist.gen')");
  expect(file('server/worklists.gen.ts').replaceAll(/\s+/g, ' ')).toContain(
    "id: 'taller', resource: 'ambulancia', filter: { paso: 'liberar' }, sort: 'revision', action: 'liberar'",
  );
  const shown = file('web/worklist-flota/worklist.gen.ts');
  expect(shown).toContain("when: { source: 'revision', type: 'date', due: true }");
  expect(shown).toContain("fact: { source: 'color', type: 'enum', choices: { name: 'Color'");
  expect(shown).toContain('recordLabel: (record) => textOf`${record.placas}`');
  expect(JSON.parse(file('locales/en/worklist-flota.gen.json'))).toMatchObject({
    'resources.worklists.flota.taller.title': 'In repair',
    'resources.worklists.flota.taller.fact': 'Colour',
    'resources.worklists.flota.taller.action': 'Release',
    'enums.Color.VERDE': 'Green',
  });
});

it('shows a referenced record by its name, and the waiting time of rows that are never due', async () => {
  const schemas = baseSchemas();
  const [section] = worklistOf(schemas).sections;
  section.fact = 'marcaClave';
  section.sort = section.due;
  delete section.due;
  const result = await compileProject(schemas);
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join('\n'));
  const shown = result.files.find(({ path }) => path === 'web/worklist-flota/worklist.gen.ts')!.content;
  expect(shown).toContain("fact: { source: 'marcaNombre', type: 'text' }");
  expect(shown).toContain("when: { source: 'revision', type: 'date' }");
});

it('compiles the day of a worklist: its list, its rows named by texts, its title', async () => {
  const schemas = baseSchemas();
  dayOf(schemas).owner = 'marcaClave';
  const result = await compileProject(schemas);
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join('\n'));
  const file = (path: string) => result.files.find((each) => each.path === path)!.content.replaceAll(/\s+/g, ' ');
  expect(file('server/worklists.gen.ts')).toContain(
    "day: { resource: 'ambulancia', filter: { color: 'VERDE' }, date: 'revision', time: 'salida', owner: 'marcaClave'",
  );
  expect(file('web/worklist-flota/worklist.gen.ts')).toContain("names: ['marcaNombre', 'placas']");
  expect(file('locales/en/worklist-flota.gen.json')).toContain('"resources.worklists.flota.day": "Leave today"');
});

it('every profile of the product has a worklist', () => {
  expect(Object.keys(WORKLISTS).toSorted()).toEqual(Object.keys(PROFILES).toSorted());
  const named = readdirSync('schemas/worklists').flatMap(
    (file) => (JSON.parse(readFileSync(`schemas/worklists/${file}`, 'utf8')) as { profiles: string[] }).profiles,
  );
  expect(named.toSorted()).toEqual(Object.keys(PROFILES).toSorted());
});
