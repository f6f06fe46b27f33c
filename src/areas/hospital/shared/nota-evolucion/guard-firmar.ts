import type { GuardsOf } from '#platform/shared/entity-types';
import { hospitalCompleteness } from '../hospital/note-numerals';
import { noteIssues } from '#areas/consulta/shared/guards/note-issues';

/** Checks a note against NOM-004-SSA3-2012, by kind of note. */
export const notaEvolucionFirmar: GuardsOf<'nota-evolucion'>['firmar'] = (document) =>
  noteIssues(hospitalCompleteness({ ...document }), document.diagnosticos);
