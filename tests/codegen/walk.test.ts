import { describe, expect, it } from 'vitest';
import { baseSchemas } from '../support/codegen/base-schemas';
import { compileProject } from '../support/codegen/project';

const FILE = 'entities/flota/vale.json';
const labelled = (en: string, more: object = {}) => ({ 'x-field': { labels: { en }, ...more } });
const texts = (text: string) => ({ es: text, en: text });

/** Builds a document whose step walks through its lines, and the operation that saves them. */
function walkSchemas(walk: object, endpoint: object = {}) {
  const column = (title: string, more: object = {}, field: object = {}) => ({
    title,
    ...more,
    ...labelled(title, field),
  });
  return {
    ...baseSchemas(),
    [FILE]: {
      $schema: '../../meta/entity.json',
      title: 'Vale',
      type: 'object',
      'x-entity': {
        labels: { es: { one: 'Vale', many: 'Vales' }, en: { one: 'Voucher', many: 'Vouchers' } },
        label: '{nombre}',
        menu: { group: 'catalogos' },
        lifecycle: {
          field: 'estatus',
          initial: 'ABIERTO',
          states: { ABIERTO: {}, CERRADO: { final: true } },
          transitions: {
            cerrar: {
              title: texts('Cerrar'),
              from: ['ABIERTO'],
              to: 'CERRADO',
              permission: 'catalogo.administrar',
              lines: {
                field: 'piezas',
                fields: ['contadas'],
                walk: { quantity: 'contadas', ...walk },
              },
            },
          },
        },
      },
      properties: {
        nombre: column('Nombre', { type: 'string', maxLength: 60 }),
        estatus: {
          title: 'Estatus',
          type: 'string',
          enum: ['ABIERTO', 'CERRADO'],
          default: 'ABIERTO',
          readOnly: true,
          ...labelled('Status', { options: { ABIERTO: texts('Abierto'), CERRADO: texts('Cerrado') } }),
        },
        piezas: {
          title: 'Piezas',
          type: 'array',
          items: {
            type: 'object',
            properties: {
              marcaId: column('Marca', { type: 'string' }, { reference: 'marca' }),
              lote: column('Lote', { type: 'string', maxLength: 30 }),
              vence: column('Vence', { type: 'string', format: 'date' }),
              revisar: column('Revisar', { type: 'boolean' }),
              contadas: column('Contadas', { type: 'integer', minimum: 0, maximum: 999, readOnly: true }),
            },
            required: ['lote'],
          },
          ...labelled('Pieces', { lines: { key: 'piezaId' } }),
        },
      },
      required: ['estatus', 'nombre'],
    },
    'endpoints/flota/vale.json': {
      $schema: '../../meta/endpoint.json',
      title: 'Vales',
      path: '/flota/vale',
      entity: 'vale',
      operations: {
        valeContar: {
          kind: 'action',
          method: 'PUT',
          title: texts('Contar'),
          path: '/{valeId}/contar',
          permission: 'catalogo.administrar',
          parameters: { type: 'object', properties: { valeId: { type: 'integer' } }, required: ['valeId'] },
          body: linesOf({ piezaId: { type: 'integer' }, cuantas: { type: 'integer' }, hace: { type: 'integer' } }),
          answer: linesOf({
            piezaId: { type: 'integer' },
            cuantas: { type: 'integer' },
            guardada: { type: 'boolean' },
          }),
          ...endpoint,
        },
      },
    },
  };
}

function linesOf(properties: object) {
  return { type: 'object', properties: { piezas: { type: 'array', items: { type: 'object', properties } } } };
}

const SAVE = { operation: 'valeContar', as: 'cuantas', ago: 'hace' };

const FAULTS = [
  { what: 'an unknown quantity', walk: { quantity: 'contads' }, rule: 'unknown-field', at: '/quantity' },
  { what: 'a quantity that is no number', walk: { quantity: 'lote' }, rule: 'wrong-type', at: '/quantity' },
  { what: 'an order by nothing', walk: { order: ['lote', 'estante'] }, rule: 'unknown-field', at: '/order/1' },
  { what: 'an unknown column to show', walk: { show: ['lotes'] }, rule: 'unknown-field', at: '/show/0' },
  { what: 'a choice by no yes or no', walk: { only: 'lote' }, rule: 'wrong-type', at: '/only' },
  {
    what: 'a scan of what refers to nothing',
    walk: { scan: { reference: 'lote' } },
    rule: 'bad-reference',
    at: '/scan/reference',
  },
  {
    what: 'a lot that is no text',
    walk: { scan: { reference: 'marcaId', lot: 'vence' } },
    rule: 'wrong-type',
    at: '/scan/lot',
  },
  {
    what: 'a lot inside what has no such property',
    walk: { scan: { reference: 'marcaId', lot: 'lote.numero' } },
    rule: 'unknown-field',
    at: '/scan/lot',
  },
  { what: 'a button of its own without a verb', walk: { optional: true }, rule: 'contradiction', at: '/optional' },
  {
    what: 'an unknown operation',
    walk: { save: { operation: 'valeConta' } },
    rule: 'unknown-operation',
    at: '/save/operation',
  },
  {
    what: 'an operation that calls the quantity otherwise',
    walk: { save: { operation: 'valeContar' } },
    rule: 'unknown-field',
    at: '/save/as',
  },
] as const;

describe('a walk cannot have', () => {
  it.each(FAULTS)('$what', async ({ walk, rule, at }) => {
    const result = await compileProject(walkSchemas(walk));
    const told = result.ok ? [] : result.errors.map((error) => ({ rule: error.rule, at: error.pointer }));
    expect(told).toContainEqual({ rule, at: `/x-entity/lifecycle/transitions/cerrar/lines/walk${at}` });
  });

  it('an operation whose answer does not state the outcome of each line', async () => {
    const answer = linesOf({ piezaId: { type: 'integer' }, cuantas: { type: 'integer' } });
    const result = await compileProject(walkSchemas({ save: SAVE }, { answer }));
    expect(result.ok ? [] : result.errors.map(({ message }) => message).join()).toContain('guardada');
  });
});

describe('a walk', () => {
  const compiled = async (walk: object) => {
    const result = await compileProject(walkSchemas(walk));
    if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join('\n'));
    const content = (end: string) => result.files.find(({ path }) => path.endsWith(end))?.content ?? '';
    return { step: result.model.entities.find(({ name }) => name === 'vale')!.lifecycle!.transitions[0]!, content };
  };

  it('is passed to the screen, which loads it on opening', async () => {
    const { step, content } = await compiled({
      title: texts('Contar'),
      order: ['lote'],
      scan: { reference: 'marcaId', lot: 'lote', expiry: 'vence' },
    });
    expect(step.inputSchema).toMatchObject({ required: ['piezas'] });
    expect(content('web/vale/transitions.gen.ts')).toContain("import('./transitions/cerrar-walk.gen')");
    const screen = content('web/vale/transitions/cerrar-walk.gen.tsx');
    expect(screen).toMatch(/quantity: 'contadas'/);
    expect(screen).toMatch(/scan: \{ reference: 'marcaId', lot: 'lote', expiry: 'vence' \}/);
    expect(content('locales/es/vale.gen.json')).toContain('"resources.vale.transitions.cerrar.walk": "Contar"');
  });

  it('that saves each line leaves the lines out of its step', async () => {
    const { step, content } = await compiled({ save: SAVE });
    expect(step.inputSchema).toBeNull();
    expect(content('web/vale/transitions/cerrar-walk.gen.tsx')).toMatch(
      /save: \{ operation: 'valeContar', param: 'valeId', as: 'cuantas', ago: 'hace' \}/,
    );
  });
});
