import type { Fault } from '../../support/codegen/fault';
import { partyOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/check-ties.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a state that is hidden from others who may write in it',
    break: (_, { x, fields }) => {
      partyOf(x, fields);
      x.lifecycle.states.ALTA = { seenBy: 'taller' };
    },
    rule: 'bad-lifecycle',
    line: 'seenBy',
    suggests: 'writeBy',
  },
  {
    title: 'a party by a field of another kind',
    break: (_, { x, fields }) => {
      partyOf(x, fields).scope = { unidad: 'anio' };
    },
    rule: 'bad-scope',
    line: 'anio',
  },
  {
    title: 'a notice to whom a field of another kind should name',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notify = [{ kind: 'SISTEMA', to: ['placas'] }];
    },
    rule: 'bad-lifecycle',
    line: 'placas',
  },
  {
    title: 'a reach by a text',
    break: (_, { x }) => {
      x.scope = { unidad: 'placas' };
    },
    rule: 'bad-scope',
    line: 'placas',
  },
  {
    title: 'a reach by something else than it says',
    break: (_, { x }) => {
      x.scope = { almacen: 'marcaClave' };
    },
    rule: 'bad-scope',
    line: 'marcaClave',
  },
  {
    title: 'a reach for writing by the key of something else',
    break: (_, { x }) => {
      x.writeScope = { unidad: ['ambulanciaId'] };
    },
    rule: 'bad-scope',
    line: 'ambulanciaId',
  },
  {
    title: 'a step whose scope is a field of another kind',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.scope = { servicio: 'anio' };
    },
    rule: 'bad-scope',
    line: 'anio',
  },
  {
    title: 'a segregation of duties by a field that holds nobody',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notSameAs = ['placas'];
    },
    rule: 'bad-lifecycle',
    line: 'placas',
  },
  {
    title: 'a segregation of duties that keeps out the author and not those who change the document',
    break: (_, { x, fields }) => {
      fields.autorId = {
        title: 'Autor',
        type: 'integer',
        readOnly: true,
        'x-field': { labels: { en: 'Author' }, reference: 'usuario' },
      };
      x.lifecycle.stamps = { autorId: 'actor' };
      x.lifecycle.transitions.liberar.notSameAs = ['autorId'];
    },
    rule: 'bad-lifecycle',
    line: 'notSameAs',
    suggests: 'lifecycle.editors',
  },
  {
    title: 'editors in a field that is no list of accounts',
    break: (_, { x }) => {
      x.lifecycle.editors = 'placas';
    },
    rule: 'bad-lifecycle',
    line: 'editors',
  },
  {
    title: 'a step for one person whom a field of another kind should name',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.onlyBy = ['marcaClave'];
    },
    rule: 'bad-lifecycle',
    line: 'marcaClave',
  },
];
