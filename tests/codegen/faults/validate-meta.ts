import type { Fault } from '../../support/codegen/fault';
import { AMBULANCE, rename, exportOf, conflictOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/load/validate-meta.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a field called __proto__',
    break: (s) => {
      s[AMBULANCE] = JSON.stringify(s[AMBULANCE], null, 1).replace('"sobrenombre"', '"__proto__"');
    },
    rule: 'bad-name',
    line: '__proto__',
  },
  {
    title: 'a file that holds a list',
    break: (s) => {
      s[AMBULANCE] = '[1, 2]';
    },
    rule: 'wrong-type',
    line: '[1, 2]',
  },
  {
    title: 'a misspelt JSON Schema keyword',
    break: (_, { fields }) => rename(fields.placas, 'maxLength', 'maxLenght'),
    rule: 'unknown-keyword',
    line: 'maxLenght',
    suggests: 'maxLength',
  },
  {
    title: 'a misspelt keyword of ours',
    break: (_, { fields }) => rename(fields.marcaClave['x-field'], 'reference', 'referense'),
    rule: 'unknown-keyword',
    line: 'referense',
    suggests: 'reference',
  },
  {
    title: 'a misspelt entity keyword',
    break: (_, { x }) => rename(x, 'search', 'serach'),
    rule: 'unknown-keyword',
    line: 'serach',
    suggests: 'search',
  },
  {
    title: 'a misspelt keyword inside a list setting',
    break: (_, { fields }) => {
      fields.placas['x-field'].list = { sortible: false };
    },
    rule: 'unknown-keyword',
    line: 'sortible',
    suggests: 'sortable',
  },
  {
    title: 'a misspelt keyword in a condition',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].when = { field: 'tieneOxigeno', equal: true };
    },
    rule: 'unknown-keyword',
    line: 'equal',
    suggests: 'equals',
  },
  {
    title: 'a missing x-entity',
    break: (_, { ambulancia }) => {
      delete ambulancia['x-entity'];
    },
    rule: 'missing-keyword',
    line: '{',
  },
  {
    title: 'a type that does not exist',
    break: (_, { fields }) => {
      fields.anio.type = 'int';
    },
    rule: 'unknown-value',
    line: '"int"',
    suggests: 'integer',
  },
  {
    title: 'a number where a text belongs',
    break: (_, { fields }) => {
      fields.placas.title = 5;
    },
    rule: 'wrong-type',
    line: '"title": 5',
  },
  {
    title: 'an icon that nobody draws',
    break: (_, { x }) => {
      x.icon = 'hospitl';
    },
    rule: 'unknown-value',
    line: 'hospitl',
    suggests: 'hospital',
  },
  {
    title: 'a pattern that is no regular expression',
    break: (_, { fields }) => {
      fields.placas.pattern = '^[A-Z';
    },
    rule: 'bad-value',
    line: '^[A-Z',
  },
  {
    title: 'a field name with a hyphen',
    break: (_, { fields }) => rename(fields, 'anio', 'año-modelo'),
    rule: 'bad-name',
    line: 'año-modelo',
  },
  {
    title: 'an entity named in one language only',
    break: (_, { x }) => {
      delete x.labels.en;
    },
    rule: 'missing-translation',
    line: 'labels',
  },
  {
    title: 'a section title in one language only',
    break: (_, { x }) => {
      delete x.sections[0].title.en;
    },
    rule: 'missing-translation',
    line: 'title',
  },
  {
    title: 'a backend that does not exist',
    break: (_, { x }) => {
      x.backend = 'mocks';
    },
    rule: 'unknown-value',
    line: 'mocks',
    suggests: 'mock',
  },
  {
    title: 'two fields that are one column',
    break: (_, { fields }) => {
      fields.tieneoxigeno = fields.tieneOxigeno;
      fields.tiene_oxigeno = fields.tieneOxigeno;
    },
    rule: 'bad-name',
    line: 'tiene_oxigeno',
  },
  {
    title: 'a blank that is no yes or no',
    break: (_, { fields }) => {
      fields.sobrenombre['x-field'].blank = 'sí';
    },
    rule: 'wrong-type',
    line: 'blank',
  },
  {
    title: 'a field that fills in nothing',
    break: (_, { fields }) => {
      fields.serie['x-field'].fills.into = [];
    },
    rule: 'bad-value',
    line: 'into',
  },
  {
    title: 'a field that fills in others by no function',
    break: (_, { fields }) => {
      delete fields.serie['x-field'].fills.fn;
    },
    rule: 'missing-keyword',
    line: 'fills',
  },
  {
    title: 'a function that derives nothing',
    break: (_, { x }) => {
      x.derive = { fn: 'ambulancia', gives: [] };
    },
    rule: 'bad-value',
    line: 'gives',
  },
  {
    title: 'a beginning that there is not',
    break: (_, { fields }) => {
      fields.compra['x-field'].defaultFrom = 'tomorrow';
    },
    rule: 'unknown-value',
    line: 'tomorrow',
  },
  {
    title: 'paper of a size that there is not',
    break: (_, { report }) => {
      report.exports = ['pdf'];
      report.paper = { size: 'leter' };
    },
    rule: 'unknown-value',
    line: 'leter',
    suggests: 'letter',
  },
  {
    title: 'a pair at odds without a reason',
    break: (s) => {
      delete conflictOf(s).reason;
    },
    rule: 'missing-keyword',
    line: '{',
    suggests: 'reason',
  },
  {
    title: 'a notice to nobody',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notify = [{ kind: 'SISTEMA' }];
    },
    rule: 'missing-keyword',
    line: '{',
  },
  {
    title: 'a reach by nothing at all',
    break: (_, { x }) => {
      x.scope = {};
    },
    rule: 'bad-value',
    line: '"scope": {}',
  },
  {
    title: 'a report in a language only',
    break: (_, { report }) => {
      delete report.labels.en;
    },
    rule: 'missing-translation',
    line: 'labels',
  },
  {
    title: 'a column of a file in one language only',
    break: (s) => {
      delete exportOf(s).export.columns[0].title.en;
    },
    rule: 'missing-translation',
    line: 'title',
  },
];
