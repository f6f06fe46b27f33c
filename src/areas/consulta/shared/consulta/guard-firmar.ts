import type { Guards } from '#generated/shared/lifecycle-functions.gen';
import { completenessOf } from './completeness';
import { noteIssues } from '../guards/note-issues';

/** NOM-004-SSA3-2012, 6.1 and 6.2. */
export const consultaFirmar: Guards['consultaFirmar'] = (document) =>
  noteIssues(completenessOf({ ...document }), document.diagnosticos);
