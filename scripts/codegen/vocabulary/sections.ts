import type { DescribedKeyword } from '../keywords/field-keyword';
import { ENTITY_FILE } from './base';
import { ENTITY_EXAMPLES, FILE_EXAMPLES, LIFECYCLE_EXAMPLES, TRANSITION_EXAMPLES } from './entity-examples';
import type { Examples } from './examples';
import { PROPERTY_EXAMPLES } from './property-examples';
import { NAVIGATION_EXAMPLES, PROFILES_EXAMPLES, WORKLIST_EXAMPLES } from './registry-examples';
import { BOARD_EXAMPLES, ENDPOINT_EXAMPLES, OPERATION_EXAMPLES, REPORT_EXAMPLES } from './operation-examples';

/** Group of keywords: their place in schemas/meta, and the file that their examples extend. */
export interface VocabularySection {
  readonly title: string;
  /** File of schemas/meta. `at` is the path of the object with the keywords. */
  readonly meta: string;
  readonly at: readonly string[];
  /** File, below schemas/, that an example is merged into. */
  readonly file: string;
  readonly examples: Examples;
}

const ENDPOINT_FILE = 'endpoints/flota/ambulancia.json';
const REPORT_FILE = 'reports/kilometraje.json';
const BOARD_FILE = 'boards/flota.json';
const WORKLIST_FILE = 'worklists/flota.json';

/** Sections of the vocabulary in a suitable order for learning, with the given keywords of `x-field`. */
export const vocabularyOf = (keywords: readonly DescribedKeyword[]): readonly VocabularySection[] => [
  { title: 'A file of schemas/entities', meta: 'entity.json', at: [], file: ENTITY_FILE, examples: FILE_EXAMPLES },
  { title: 'A field', meta: 'entity.json', at: ['$defs', 'property'], file: ENTITY_FILE, examples: PROPERTY_EXAMPLES },
  {
    title: 'x-field: keywords of a field',
    meta: 'entity.json',
    at: ['$defs', 'field'],
    file: ENTITY_FILE,
    examples: Object.fromEntries(keywords.map(({ name, example }) => [name, example])),
  },
  {
    title: 'x-entity: keywords of an entity',
    meta: 'entity.json',
    at: ['$defs', 'entity'],
    file: ENTITY_FILE,
    examples: ENTITY_EXAMPLES,
  },
  {
    title: 'x-entity.lifecycle',
    meta: 'entity.json',
    at: ['$defs', 'lifecycle'],
    file: ENTITY_FILE,
    examples: LIFECYCLE_EXAMPLES,
  },
  {
    title: 'A step of the lifecycle',
    meta: 'entity.json',
    at: ['$defs', 'transition'],
    file: ENTITY_FILE,
    examples: TRANSITION_EXAMPLES,
  },
  {
    title: 'A file of schemas/endpoints',
    meta: 'endpoint.json',
    at: [],
    file: ENDPOINT_FILE,
    examples: ENDPOINT_EXAMPLES,
  },
  {
    title: 'An operation',
    meta: 'endpoint.json',
    at: ['$defs', 'operation'],
    file: ENDPOINT_FILE,
    examples: OPERATION_EXAMPLES,
  },
  {
    title: 'A file of schemas/reports: x-report',
    meta: 'report.json',
    at: ['properties', 'x-report'],
    file: REPORT_FILE,
    examples: REPORT_EXAMPLES,
  },
  {
    title: 'A file of schemas/boards: x-board',
    meta: 'board.json',
    at: ['properties', 'x-board'],
    file: BOARD_FILE,
    examples: BOARD_EXAMPLES,
  },
  {
    title: 'A file of schemas/worklists',
    meta: 'worklist.json',
    at: [],
    file: WORKLIST_FILE,
    examples: WORKLIST_EXAMPLES,
  },
  {
    title: 'schemas/navigation.json',
    meta: 'navigation.json',
    at: [],
    file: 'navigation.json',
    examples: NAVIGATION_EXAMPLES,
  },
  { title: 'schemas/profiles.json', meta: 'profiles.json', at: [], file: 'profiles.json', examples: PROFILES_EXAMPLES },
];

/** Base files of the kinds that the base project does not have. */
export const FRAMES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [ENDPOINT_FILE]: { $schema: '../../meta/endpoint.json' },
  [REPORT_FILE]: { $schema: '../meta/report.json' },
  [BOARD_FILE]: { $schema: '../meta/board.json' },
  [WORKLIST_FILE]: { $schema: '../meta/worklist.json' },
};
