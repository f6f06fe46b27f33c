import type { Fault } from '../../support/codegen/fault';
import { aText, dayOf, worklistOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/worklist.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a worklist of a profile that there is none of',
    break: (s) => (worklistOf(s).profiles = ['SUPERUSUARIA']),
    rule: 'unknown-profile',
    line: 'SUPERUSUARIA',
    suggests: 'SUPERUSUARIO',
  },
  {
    title: 'two worklists of one profile',
    break: (s) => {
      s['worklists/otra.json'] = structuredClone(worklistOf(s));
    },
    rule: 'name-clash',
    line: 'SUPERUSUARIO',
    suggests: 'one of them',
  },
  {
    title: 'two sections of one name',
    break: (s) => {
      const { sections } = worklistOf(s);
      sections.push(structuredClone(sections[0]));
    },
    rule: 'name-clash',
    line: '"taller"',
    suggests: 'call it otherwise',
  },
  {
    title: 'a section of an unknown entity',
    break: (s) => (worklistOf(s).sections[0].entity = 'ambulansia'),
    rule: 'unknown-entity',
    line: 'ambulansia',
    suggests: 'ambulancia',
  },
  {
    title: 'a section that a profile may not list',
    break: (s) => {
      s['profiles.json']!.profiles.push({
        name: 'Chofer',
        description: { es: 'Conduce', en: 'Drives' },
        scope: 'RED',
        permissions: { 'catalogo.administrar': 'RED' },
      });
      worklistOf(s).profiles.push('Chofer');
    },
    rule: 'unreachable-section',
    line: '"entity"',
    suggests: 'catalogo.ver',
  },
  {
    title: 'a section of what has no page',
    break: (s, { x }) => {
      x.operations = ['list'];
      worklistOf(s);
    },
    rule: 'unreachable-section',
    line: '"entity"',
    suggests: 'get',
  },
  {
    title: 'a section of what has no list',
    break: (s, { x }) => {
      x.operations = ['get'];
      worklistOf(s);
    },
    rule: 'bad-filter',
    line: 'filter',
  },
  {
    title: 'a section filtered by an unknown field',
    break: (s) => (worklistOf(s).sections[0].filter = { estatuz: 'TALLER' }),
    rule: 'unknown-field',
    line: 'estatuz',
    suggests: 'estatus',
  },
  {
    title: 'a section of documents for a step that there is not',
    break: (s) => (worklistOf(s).sections[0].filter = { paso: 'liverar' }),
    rule: 'unknown-option',
    line: 'liverar',
    suggests: 'liberar',
  },
  {
    title: 'a fact that is no field',
    break: (s) => (worklistOf(s).sections[0].fact = 'colour'),
    rule: 'unknown-field',
    line: '"fact"',
    suggests: 'color',
  },
  {
    title: 'a fact of several values',
    break: (s) => (worklistOf(s).sections[0].fact = 'equipo'),
    rule: 'wrong-type',
    line: '"fact"',
    suggests: 'remove',
  },
  {
    title: 'a due time that is no time',
    break: (s) => (worklistOf(s).sections[0].due = 'anio'),
    rule: 'wrong-type',
    line: '"due"',
    suggests: 'remove',
  },
  {
    title: 'an order by what is not stored',
    break: (s, { fields }) => {
      fields.rotulo = aText('Rótulo', {}, { computed: { fn: 'rotulo', from: ['placas'] } });
      worklistOf(s).sections[0].sort = 'rotulo';
    },
    rule: 'bad-sort',
    line: '"sort"',
    suggests: 'remove',
  },
  {
    title: 'an order by a protected field',
    break: (s, { fields }) => {
      fields.revision['x-field'].sensitive = 'catalogo.administrar';
      worklistOf(s);
    },
    rule: 'bad-sort',
    line: '"due"',
    suggests: 'remove',
  },
  {
    title: 'a row with a step that there is not',
    break: (s) => (worklistOf(s).sections[0].action = 'liverar'),
    rule: 'unknown-option',
    line: '"action"',
    suggests: 'liberar',
  },
  {
    title: 'a row with a step of the system',
    break: (s, { x }) => {
      x.lifecycle.transitions.liberar.automatic = true;
      worklistOf(s);
    },
    rule: 'unknown-option',
    line: '"action"',
  },
  {
    title: 'a day of an unknown entity',
    break: (s) => (dayOf(s).entity = 'ambulansia'),
    rule: 'unknown-entity',
    line: 'ambulansia',
    suggests: 'ambulancia',
  },
  {
    title: 'a day filtered by an unknown field',
    break: (s) => (dayOf(s).filter = { colour: 'VERDE' }),
    rule: 'unknown-field',
    line: 'colour',
    suggests: 'color',
  },
  {
    title: 'a day by what is no date',
    break: (s) => (dayOf(s).date = 'salida'),
    rule: 'wrong-type',
    line: '"date"',
    suggests: 'remove',
  },
  {
    title: 'a day by a date that is not stored',
    break: (s, { fields }) => {
      fields.proxima = {
        title: 'Próxima',
        type: 'string',
        format: 'date',
        readOnly: true,
        'x-field': { labels: { en: 'Next' }, computed: { fn: 'proxima', from: ['placas'] } },
      };
      dayOf(s).date = 'proxima';
    },
    rule: 'bad-filter',
    line: '"date"',
    suggests: 'stored',
  },
  {
    title: 'hours that are a date',
    break: (s) => (dayOf(s).time = 'revision'),
    rule: 'wrong-type',
    line: '"time"',
    suggests: 'remove',
  },
  {
    title: 'a row named by an unknown field',
    break: (s) => (dayOf(s).show = ['placaz']),
    rule: 'unknown-field',
    line: 'placaz',
    suggests: 'placas',
  },
  {
    title: 'a row named by a code',
    break: (s) => (dayOf(s).show = ['placas', 'color']),
    rule: 'wrong-type',
    line: '"color"',
    suggests: 'remove `show`',
  },
  {
    title: 'an owner that is no reference',
    break: (s) => (dayOf(s).owner = 'placas'),
    rule: 'wrong-type',
    line: '"owner"',
    suggests: 'remove',
  },
  {
    title: 'an owner that is no field',
    break: (s) => (dayOf(s).owner = 'chofer'),
    rule: 'unknown-field',
    line: '"owner"',
  },
];
