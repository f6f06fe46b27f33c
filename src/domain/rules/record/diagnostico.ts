import type { RecordRule } from '../../../shared/rule';
import { chapterOfClave } from '../../diagnostico/chapter-of-clave';
import { at } from '../finding-at';

/** The ages of a diagnosis are in order, and its chapter is the one that its code belongs to. */
export const diagnostico: RecordRule = ({ clave, capitulo, edadMinimaDias, edadMaximaDias }) => {
  const chapter = typeof clave === 'string' ? chapterOfClave(clave) : null;
  return [
    ...at(typeof edadMinimaDias === 'number' && typeof edadMaximaDias === 'number' && edadMinimaDias > edadMaximaDias, 'edadMaximaDias', 'RANGO_INVERTIDO'),
    ...at(chapter !== null && typeof capitulo === 'string' && capitulo !== chapter, 'capitulo', 'CAPITULO_DISTINTO', { capitulo: chapter ?? '' }),
  ];
};
