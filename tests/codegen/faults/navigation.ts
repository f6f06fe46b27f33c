import type { Fault } from '../../support/codegen/fault';
import { pileOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/navigation.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a pile of work of what has no list',
    break: (s, { x }) => {
      x.operations = ['get'];
      pileOf(s, { anio: 2020 });
    },
    rule: 'bad-filter',
    line: 'filter',
  },
  {
    title: 'a report in the menu that there is not',
    break: (s) => {
      s['navigation.json']!.groups[0].items = [{ report: 'kilometrage' }];
    },
    rule: 'unknown-report',
    line: 'kilometrage',
    suggests: 'kilometraje',
  },
  {
    title: 'a pile of work filtered by an unknown field',
    break: (s) => {
      s['navigation.json']!.groups[0].items = [
        { id: 'pila', title: { es: 'Pila', en: 'Pile' }, entity: 'ambulancia', filter: { estatuz: ['TALLER'] } },
      ];
    },
    rule: 'unknown-field',
    line: 'estatuz',
    suggests: 'estatus',
  },
  {
    title: 'a pile of work for a step that there is not',
    break: (s) => {
      s['navigation.json']!.groups[0].items = [
        { id: 'pila', title: { es: 'Pila', en: 'Pile' }, entity: 'ambulancia', filter: { paso: 'reparrar' } },
      ];
    },
    rule: 'unknown-option',
    line: 'reparrar',
    suggests: 'reparar',
  },
  {
    title: 'a menu entry for an unknown entity',
    break: (s) => {
      s['navigation.json']!.groups[0].items = [{ entity: 'ambulansia' }];
    },
    rule: 'unknown-entity',
    line: 'ambulansia',
    suggests: 'ambulancia',
  },
];
