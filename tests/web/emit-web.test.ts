import { beforeAll, describe, expect, it } from 'vitest';
import { isLive } from '../../scripts/codegen/emit/is-live';
import { compileSchemas } from '../../scripts/codegen/compile';
import { emitWeb } from '../../scripts/codegen/emit/web/web';
import type { Model } from '../../scripts/codegen/model';

let files: ReadonlyMap<string, string>;
let model: Model;

beforeAll(async () => {
  const compiled = await compileSchemas(process.cwd());
  if (!compiled.ok) throw new Error('schemas/ does not compile');
  model = compiled.model;
  files = new Map(emitWeb(model).map(({ path, content }) => [path, content]));
});

describe('the generated screens', () => {
  it('load every view and language of a resource by a separate import', () => {
    const resource = files.get('web/unidad/resource.gen.ts')!;
    for (const view of ['list', 'show', 'create', 'edit'])
      expect(resource).toContain(`lazyView(() => import('./${view}.gen'))`);
    for (const language of ['es', 'en', 'es-mx'])
      expect(resource).toContain(`import('../../locales/${language}/unidad.gen.json')`);
    expect(resource).not.toMatch(/^import .*(list|edit|fields)\.gen/m);
  });

  it('sort a reference by its name, not by its key', () => {
    expect(files.get('web/unidad/list.gen.tsx')).toMatch(
      /source: 'unidadTipoId'.*labelField: 'unidadTipoNombre'.*sortBy: 'unidadTipoNombre'/,
    );
  });

  it('call a row by two lines, and hide the columns that repeat them at first', () => {
    const lots = files.get('web/lote/list.gen.tsx')!;
    expect(lots).toContain('name: (record: Lote) => textOf`${record.insumoNombre}`');
    expect(lots).toContain('line: (record: Lote) => textOf`${record.insumoClave} · ${record.numeroLote}`');
    // A file has the column of each of them, and for the label of a reference the reference.
    expect(lots).toContain("paths: ['insumoId', 'insumoClave', 'numeroLote']");
    for (const source of ['insumoId', 'insumoClave', 'numeroLote'])
      expect(lots, source).toMatch(new RegExp(`\\{ source: '${source}'[^}]*hidden: true[^}]*\\}`));
    expect(lots).toMatch(/\{ source: 'caducidad', type: 'date' \}/);
  });

  it('sort the names of rows by a label only where the list is sorted by it', () => {
    expect(files.get('web/inventario/list.gen.tsx')).toContain("sortBy: 'insumoNombre'");
    expect(files.get('web/lote/list.gen.tsx')).toContain(
      "label: 'resources.lote.fields.insumoId', sortBy: 'insumoClave'",
    );
    expect(files.get('web/paciente/list.gen.tsx')).toContain("sortBy: 'persona.primerApellido'");
  });

  it('preview a record by its facts, and a document by its state and first lines, loaded later', () => {
    const requests = files.get('web/solicitud/list.gen.tsx')!;
    expect(requests).toMatch(/const peek: PeekSpec = \{ facts: \[\{ source: 'estatus', type: 'enum'/);
    expect(requests).toContain(
      "lines: { source: 'lineas', columns: async () => (await import('./lines.gen')).lineasColumns }",
    );
    expect(requests).not.toMatch(/^import .*lines\.gen/m);
    expect(files.get('web/inventario/list.gen.tsx')).toMatch(
      /const peek: PeekSpec = \{ facts: \[\{ source: 'insumoId'/,
    );
    expect(files.get('web/contrato-clave/list.gen.tsx')).not.toContain('peek');
  });

  it('include embedded records in columns, filters and fields', () => {
    expect(files.get('web/paciente/list.gen.tsx')).toContain("{ source: 'persona.curp', type: 'code' }");
    expect(files.get('web/paciente/list.gen.tsx')).toContain(
      "{ source: 'persona.genero', kind: 'set', choices: genero }",
    );
    expect(files.get('web/paciente/fields.gen.tsx')).toMatch(/<EmbedFields source="persona">\s+<PersonaFields \/>/);
  });

  it('have an input for every writable field, and show the derived ones', () => {
    for (const entity of model.entities) {
      const fields = files.get(`web/${entity.name}/fields.gen.tsx`)!;
      for (const field of entity.fields) {
        const tag = new RegExp(`<(\\w+)\\s+source="${field.name}"`).exec(fields)?.[1];
        expect(tag !== undefined && tag !== 'DerivedField', `${entity.name}.${field.name}`).toBe(!field.readOnly);
        expect(tag === 'DerivedField', `${entity.name}.${field.name}`).toBe(isLive(field, entity));
      }
    }
  });

  it('show the lines of a document before its other sections, unlike its form and unlike a note', () => {
    const NOTES = ['consulta', 'nota-evolucion'];
    const sections = (file: string, tag: string) =>
      Array.from(files.get(file)!.matchAll(new RegExp(`<${tag} id="(\\w+)"`, 'g')), ([, id]) => id);
    const documents = model.entities.filter(
      ({ lifecycle, fields }) => lifecycle && fields.some(({ kind }) => kind === 'lines'),
    );
    expect(documents.length).toBeGreaterThan(10);
    for (const { name } of documents.filter((document) => !NOTES.includes(document.name))) {
      const [, first] = files.get(`web/${name}/details.gen.tsx`)!.split('<ShowSection ');
      expect(first, name).toContain('<ShowLines');
    }
    expect(sections('web/solicitud/fields.gen.tsx', 'FormSection')[0]).toBe('solicitud');
    // Diagnoses stand where the note has them.
    expect(sections('web/consulta/details.gen.tsx', 'ShowSection').slice(0, 3)).toEqual([
      'consulta',
      'nota',
      'diagnosticos',
    ]);
    // Without states it is no document: its name comes first.
    expect(sections('web/contrato/details.gen.tsx', 'ShowSection')[0]).toBe('contrato');
  });

  it('name the fields in the title of a document, and leave them and its state out of the facts', () => {
    expect(files.get('web/solicitud/show.gen.tsx')).toContain("const titled = ['folio'];");
    expect(files.get('web/receta/show.gen.tsx')).not.toMatch(/const facts[^;]*'estatus'/);
    expect(files.get('web/entrega-turno/show.gen.tsx')).not.toMatch(/const facts[^;]*source: 'fecha'/);
    expect(files.get('web/unidad/show.gen.tsx')).not.toContain('titled');
  });

  it('have no form for records that cannot be written', () => {
    expect(files.has('web/persona/create.gen.tsx')).toBe(false);
    expect(files.has('web/persona/edit.gen.tsx')).toBe(false);
    expect(files.get('web/persona/resource.gen.ts')).not.toContain('create: lazy');
  });
});
