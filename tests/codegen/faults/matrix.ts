import type { Fault } from '../../support/codegen/fault';
import { matrixOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/keywords/matrix.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a matrix with a misspelt key',
    break: (s) => {
      matrixOf(s).key = 'servico';
    },
    rule: 'unknown-field',
    line: 'servico',
    suggests: 'servicio',
  },
  {
    title: 'a matrix whose choice is no enum',
    break: (s) => {
      matrixOf(s).choice = 'servicio';
    },
    rule: 'unknown-field',
    line: '"choice"',
    suggests: 'grado',
  },
  {
    title: 'a matrix ordered by a code that is not there',
    break: (s) => {
      matrixOf(s).order = [['TODOS'], ['URGENCIAS']];
    },
    rule: 'unknown-option',
    line: 'TODOS',
    suggests: 'TODO',
  },
  {
    title: 'a matrix that affects what is no number',
    break: (s) => {
      matrixOf(s).affects = 'color';
    },
    rule: 'bad-matrix',
    line: 'color',
  },
  {
    title: 'a matrix of items with a third field',
    break: (s, { fields }) => {
      matrixOf(s);
      fields.atiende.items.properties.nota = { title: 'Nota', type: 'string', 'x-field': { labels: { en: 'Note' } } };
    },
    rule: 'bad-matrix',
    line: 'matrix',
    suggests: 'remove',
  },
  {
    title: 'a matrix of what is no list',
    break: (s, { fields }) => {
      fields.anio['x-field'].matrix = matrixOf(s);
    },
    rule: 'bad-matrix',
    line: 'matrix',
    suggests: 'remove',
  },
];
