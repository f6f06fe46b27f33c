import type { Fault } from '../../support/codegen/fault';
import { folioOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/check-folio.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a number of documents that its field has no room for',
    break: (s) => {
      folioOf(s).field.maxLength = 20;
    },
    rule: 'bad-folio',
    line: '20',
    suggests: '26',
  },
  {
    title: 'a number of documents with more digits than its field has room for',
    break: (s) => {
      folioOf(s).folio.digits = 9;
    },
    rule: 'bad-folio',
    line: '26',
  },
  {
    title: 'a series for documents that have an unknown field',
    break: (s) => {
      folioOf(s).folio.others = [{ series: 'AMX', when: { field: 'tipoDocumento', equals: 'X' } }];
    },
    rule: 'bad-folio',
    line: 'tipoDocumento',
  },
  {
    title: 'a number of documents that does not match its own pattern',
    break: (s) => {
      folioOf(s).field.pattern = '^AMB[0-9]+$';
    },
    rule: 'bad-folio',
    line: 'AMB[0-9]',
    suggests: 'remove',
  },
  {
    title: 'a number of documents of a unit that may be missing',
    break: (s, { ambulancia }) => {
      folioOf(s);
      ambulancia.required.pop();
    },
    rule: 'bad-folio',
    line: 'unidadId',
    suggests: 'required',
  },
  {
    title: 'a number for documents of no unit',
    break: (_, { x, fields }) => {
      fields.folio = { ...structuredClone(fields.placas), readOnly: true };
      x.folio = { series: 'AMB', digits: 5, unit: 'marcaClave' };
    },
    rule: 'bad-folio',
    line: 'unit',
  },
  {
    title: 'a number assigned by a step that does not exist',
    break: (_, { x, fields }) => {
      fields.folio = { ...structuredClone(fields.placas), readOnly: true };
      x.folio = { series: 'AMB', digits: 5, unit: 'marcaClave', on: 'repara' };
    },
    rule: 'bad-folio',
    line: 'repara',
    suggests: 'reparar',
  },
];
