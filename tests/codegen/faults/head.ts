import type { Fault } from '../../support/codegen/fault';
import { rename } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/head.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'an entity called like a word of the language',
    break: (s) => {
      s['entities/flota/class.json'] = s['entities/flota/taller.json']!;
    },
    rule: 'bad-name',
    line: '{',
    suggests: 'rename',
  },
  {
    title: 'an entity called like a table of the server',
    break: (s) => {
      s['entities/flota/sesion.json'] = s['entities/flota/taller.json']!;
    },
    rule: 'bad-name',
    line: '{',
    suggests: 'rename',
  },
  {
    title: 'a file name in capitals',
    break: (s) => rename(s, 'entities/flota/marca.json', 'entities/flota/MarcaAuto.json'),
    rule: 'bad-name',
    line: '{',
    suggests: 'marca-auto',
  },
];
