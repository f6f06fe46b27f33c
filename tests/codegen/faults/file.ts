import type { Fault } from '../../support/codegen/fault';
import { aText, aField } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/keywords/file.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a picture that is a number',
    break: (_, { fields }) => {
      fields.foto = aField('integer', {}, { file: 'image' });
    },
    rule: 'wrong-type',
    line: '"file"',
    suggests: 'remove',
  },
  {
    title: 'a picture whose text may be anything',
    break: (_, { fields }) => {
      fields.foto = aText('Foto', {}, { file: 'image' });
    },
    rule: 'wrong-type',
    line: '"file"',
    suggests: '"format": "uuid"',
  },
  {
    title: 'a picture with a mask',
    break: (_, { fields }) => {
      fields.foto = aText('Foto', { format: 'uuid' }, { file: 'image', mask: 'digits' });
    },
    rule: 'contradiction',
    line: '"mask"',
    suggests: 'remove',
  },
  {
    title: 'a picture inside an object',
    break: (_, { fields }) => {
      fields.equipo = aField('object', { properties: { foto: aText('Foto', { format: 'uuid' }, { file: 'image' }) } });
    },
    rule: 'unsupported',
    line: '"file"',
  },
];
