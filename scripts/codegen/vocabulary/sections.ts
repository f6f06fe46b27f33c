import type { DescribedKeyword } from '../keywords/field-keyword';
import { ENTITY_FILE } from './base';
import { ENTITY_EXAMPLES, FILE_EXAMPLES, LIFECYCLE_EXAMPLES, TRANSITION_EXAMPLES } from './entity-examples';
import type { Examples } from './examples';
import { PROPERTY_EXAMPLES } from './property-examples';
import { NAVIGATION_EXAMPLES, PROFILES_EXAMPLES } from './registry-examples';
import { BOARD_EXAMPLES, ENDPOINT_EXAMPLES, OPERATION_EXAMPLES, REPORT_EXAMPLES } from './operation-examples';

/** A group of keywords: where schemas/meta describes them, and the file that their examples are parts of. */
export interface VocabularySection {
  readonly title: string;
  /** File of schemas/meta and the path of the object that has the keywords. */
  readonly meta: string;
  readonly at: readonly string[];
  /** File, below schemas/, that an example is laid over. */
  readonly file: string;
  readonly examples: Examples;
}

const ENDPOINT_FILE = 'endpoints/flota/ambulancia.json';
const REPORT_FILE = 'reports/kilometraje.json';
const BOARD_FILE = 'boards/flota.json';

/** The vocabulary in the order in which a person learns it, with these keywords of `x-field`. */
export const vocabularyOf = (keywords: readonly DescribedKeyword[]): readonly VocabularySection[] => [
  { title: 'A file of schemas/entities', meta: 'entity.json', at: [], file: ENTITY_FILE, examples: FILE_EXAMPLES },
  { title: 'A field', meta: 'entity.json', at: ['$defs', 'property'], file: ENTITY_FILE, examples: PROPERTY_EXAMPLES },
  {
    title: 'x-field: what JSON Schema cannot say of a field',
    meta: 'entity.json',
    at: ['$defs', 'field'],
    file: ENTITY_FILE,
    examples: Object.fromEntries(keywords.map(({ name, example }) => [name, example])),
  },
  {
    title: 'x-entity: what is said once',
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
    title: 'schemas/navigation.json',
    meta: 'navigation.json',
    at: [],
    file: 'navigation.json',
    examples: NAVIGATION_EXAMPLES,
  },
  { title: 'schemas/profiles.json', meta: 'profiles.json', at: [], file: 'profiles.json', examples: PROFILES_EXAMPLES },
];

/** The base of a kind of file that the base project has none of. */
export const FRAMES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [ENDPOINT_FILE]: { $schema: '../../meta/endpoint.json' },
  [REPORT_FILE]: { $schema: '../meta/report.json' },
  [BOARD_FILE]: { $schema: '../meta/board.json' },
};
