import type { RecordRule } from '#platform/shared/validation/rule';
import { chapterOfClave } from './chapter-of-clave';
import { at } from '#platform/shared/rules/finding-at';

/** Checks that the chapter of a diagnosis is the one of its code. */
export const diagnostico: RecordRule = ({ clave, capitulo }) => {
  const chapter = typeof clave === 'string' ? chapterOfClave(clave) : null;
  return at(chapter !== null && typeof capitulo === 'string' && capitulo !== chapter, 'capitulo', 'CAPITULO_DISTINTO', {
    capitulo: chapter ?? '',
  });
};
