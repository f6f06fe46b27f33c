import type { Guards } from '#generated/shared/lifecycle-functions.gen';
import { hospitalCompleteness } from '../hospital/note-numerals';
import { noteIssues } from '#areas/consulta/shared/guards/note-issues';

/** NOM-004-SSA3-2012, by kind of note. */
export const notaEvolucionFirmar: Guards['notaEvolucionFirmar'] = (document) =>
  noteIssues(hospitalCompleteness({ ...document }), document.diagnosticos);
