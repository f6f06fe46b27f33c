import type { ImportAnswer } from '#platform/server/imports/import-spec';
import type { Resource } from '#platform/server/entity/resource';
import type { ExportTexts } from '#platform/server/export/export-text';
import { fieldAt } from '#platform/server/imports/read-rows';

type Editor = ImportAnswer['celdas'][number];

const KINDS: Readonly<Record<string, Editor['tipo']>> = {
  integer: 'NUMERO',
  number: 'NUMERO',
  date: 'FECHA',
  time: 'HORA',
  boolean: 'OPCION',
  enum: 'OPCION',
};

/** Returns the input type of a column's cells: that of the field's form, or text for values beyond it. */
export function editorOf(resource: Resource, columna: string, { option, yes, no }: ExportTexts): Editor {
  const { kind } = fieldAt(resource, columna);
  const field = resource.fields.find(({ name }) => name === columna);
  const isReference = resource.references.some((reference) => reference.field === columna);
  const tipo = isReference ? 'TEXTO' : (KINDS[kind] ?? 'TEXTO');
  if (tipo !== 'OPCION') return { columna, tipo, opciones: [] };
  const opciones =
    kind === 'boolean'
      ? [
          { valor: 'si', texto: yes },
          { valor: 'no', texto: no },
        ]
      : (field?.options ?? []).map((valor) => ({
          valor,
          texto: field?.enumName ? option(field.enumName, valor) : valor,
        }));
  // Without known options the value is typed.
  return opciones.length === 0 ? { columna, tipo: 'TEXTO', opciones } : { columna, tipo, opciones };
}
