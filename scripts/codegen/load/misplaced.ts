import type { Diagnostics } from '../diagnostic';
import { nearest } from '../nearest';
import type { SourceDocument } from './source-document';

const FOLDERS = ['meta', 'shared', 'entities', 'endpoints', 'reports', 'boards', 'worklists'];
const SINGLE = ['navigation.json', 'profiles.json'];
/** Keyword that identifies the files of each folder. */
const TELLING: Readonly<Record<string, string>> = {
  entities: 'x-entity',
  endpoints: 'operations',
  reports: 'x-report',
  boards: 'x-board',
  // Before the profiles, because a worklist names profiles, too.
  worklists: 'sections',
  'navigation.json': 'groups',
  'profiles.json': 'profiles',
};

/** Reports a file in a folder that the compiler does not read, or among files of another kind; returns true for such a file. */
export function isMisplaced(document: SourceDocument, diagnostics: Diagnostics): boolean {
  const [, first = '', ...rest] = document.file.split('/');
  const at = { document, path: [] };
  const value = document.value ?? {};
  const meant = Object.keys(TELLING).find((place) => Object.hasOwn(value, TELLING[place]!));
  if (rest.length === 0 ? !SINGLE.includes(first) : !FOLDERS.includes(first)) {
    const near = nearest(first, rest.length === 0 ? SINGLE : FOLDERS) ?? meant;
    diagnostics.add(
      'ignored-file',
      at,
      'Nothing reads a file in this place.',
      near ? `move it to schemas/${near}` : `schemas/ has ${SINGLE.join(', ')} and the folders ${FOLDERS.join(', ')}`,
    );
    return true;
  }
  const own = TELLING[first];
  if (first === 'meta' || !meant || meant === first || (own !== undefined && Object.hasOwn(value, own))) return false;
  diagnostics.add(
    'misplaced-file',
    { document, path: [TELLING[meant]!], onKey: true },
    `A file with \`${TELLING[meant]!}\` is none of schemas/${first}.`,
    `move it to schemas/${meant}`,
  );
  return true;
}
