import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileSchemas } from '../../scripts/codegen/compile';
import { baseSchemas } from '../support/codegen/base-schemas';
import { withProject } from '../support/codegen/project';

const BRAND = 'entities/flota/marca.json';
const text = (file: string) => JSON.stringify(baseSchemas()[file], null, 2);

/** Returns the messages for the base project with one added or replaced file. */
async function toldOf(file: string, content: string | Buffer): Promise<string[]> {
  return withProject(baseSchemas(), async (root) => {
    await writeFile(path.join(root, 'schemas', file), content);
    const result = await compileSchemas(root);
    return result.ok
      ? []
      : result.errors.map(
          (error) =>
            `${error.file}:${error.line}:${error.column} ${error.rule} ${error.message} → ${error.suggestion ?? ''}`,
        );
  });
}

describe('a file below schemas/', () => {
  it.each([
    [
      'Latin-1',
      Buffer.from(text(BRAND).replace('"Marca"', '"Compañía"'), 'latin1'),
      /^schemas\/entities\/flota\/marca\.json:3:18 bad-encoding Byte 59 of the file, 0xF1, .*ñ.*UTF-8$/,
    ],
    [
      'UTF-16',
      Buffer.from(`\uFEFF${text(BRAND)}`, 'utf16le'),
      /^schemas\/entities\/flota\/marca\.json:1:1 bad-encoding .*UTF-16.*UTF-8$/,
    ],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${text(BRAND)}`, 'utf16le').swap16(), /bad-encoding .*UTF-16/],
  ])('encoded in %s is reported at its place, without follow-up errors', async (_, content, message) => {
    const told = await toldOf(BRAND, content);
    expect(told).toEqual([expect.stringMatching(message)]);
  });

  it('in UTF-8 with a byte order mark is accepted', async () => {
    expect(await toldOf(BRAND, `\uFEFF${text(BRAND)}`)).toEqual([]);
  });

  it.each([
    'entities/flota/Camilla.JSON',
    'entities/flota/camilla.jsonc',
    'entities/flota/camilla.json.bak',
    'shared/notas.txt',
  ])('named %s is reported as ignored', async (file) => {
    expect(await toldOf(file, '{}')).toEqual([expect.stringMatching(/ ignored-file .*rename/)]);
  });

  it.each(['README.md', 'entities/flota/.marca.json.swp', 'entities/flota/marca.json~'])(
    'that is called %s is ignored silently',
    async (file) => {
      expect(await toldOf(file, 'x')).toEqual([]);
    },
  );

  it.each([
    ['entidades.json', BRAND, /ignored-file .*schemas\/entities$/],
    ['navegacion.json', 'navigation.json', /ignored-file .*navigation\.json$/],
    ['endpoints/flota/camilla.json', BRAND, /misplaced-file .*schemas\/entities$/],
    ['entities/flota/camilla.json', 'endpoints/flota/marca.json', /misplaced-file .*schemas\/endpoints$/],
    ['shared/camilla.json', BRAND, /misplaced-file .*schemas\/entities$/],
    ['reports/camilla.json', BRAND, /misplaced-file .*schemas\/entities$/],
  ])('stored as %s but shaped like %s is reported with its correct folder', async (file, like, message) => {
    expect(await toldOf(file, text(like))).toEqual([expect.stringMatching(message)]);
  });
});
