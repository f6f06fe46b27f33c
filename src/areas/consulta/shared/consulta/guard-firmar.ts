import type { GuardsOf } from '#platform/shared/entity-types';
import { completenessOf } from './completeness';
import { noteIssues } from '../guards/note-issues';

/** Checks a note against NOM-004-SSA3-2012, 6.1 and 6.2. */
export const consultaFirmar: GuardsOf<'consulta'>['firmar'] = (document) =>
  noteIssues(completenessOf({ ...document }), document.diagnosticos);
