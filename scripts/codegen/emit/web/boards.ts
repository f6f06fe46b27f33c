import type { Board, BoardCard, Entity, Model, OutputFile } from '../../model';
import { literal, propertyName } from '../code';
import { code, objectLiteral } from './jsx';
import { drillSpec } from './reports';

/** `boards.gen.ts` and `board-<name>/`: boards, each behind its own import. */
export function emitBoards({ boards, entities }: Model): OutputFile[] {
  const all = new Map(entities.map((entity) => [entity.name, entity]));
  const rows = boards
    .map(
      ({ name, permission, profiles }) =>
        `  ${propertyName(name)}: { permission: '${permission}', profiles: ${literal(profiles)}, load: () => import('./board-${name}/board.gen') },\n`,
    )
    .join('');
  return [
    {
      path: 'web/boards.gen.ts',
      sources: ['schemas/boards'],
      content: `import type { BoardEntry } from '#platform/web/ui/boards/board-module';

/** Boards by the last part of their address, in the order of the menu, each behind its own import. */
export const BOARDS: Readonly<Record<string, BoardEntry>> = {
${rows}};
`,
    },
    ...boards.map((board) => boardFile(board, all)),
  ];
}

function boardFile(board: Board, entities: ReadonlyMap<string, Entity>): OutputFile {
  const { name, source, icon, permission, place, period, cards } = board;
  const labels = ['es', 'en', 'es-mx']
    .map(
      (language) =>
        `    ${propertyName(language)}: async () => [(await import('../../locales/${language}/board-${name}.gen.json')).default],\n`,
    )
    .join('');
  const drawn = cards.map((card) => `    ${objectLiteral(cardSpec(card, entities))},\n`).join('');
  const where = place
    ? `  place: { resource: '${place.entity}', parameter: '${place.parameter}', filter: ${literal(place.filter)}, optional: ${place.optional}, reach: ${literal(place.reach)} },\n`
    : '';
  return {
    path: `web/board-${name}/board.gen.ts`,
    sources: [source.file],
    content: `import type { BoardModule } from '#platform/web/ui/boards/board-module';

const board: BoardModule = {
  name: '${name}',
  icon: '${icon}',
  permission: '${permission}',
${where}  period: '${period}',
  cards: [
${drawn}  ],
  labels: {
${labels}  },
};

export default board;
`,
  };
}

function cardSpec(card: BoardCard, entities: ReadonlyMap<string, Entity>): Record<string, unknown> {
  const { name, type, better, labels } = card;
  const shared = { name, type, titled: labels ? true : undefined, better: better ?? undefined };
  if (card.type === 'count')
    return {
      ...shared,
      ...drillSpec({ entity: card.entity, filter: card.filter, sort: null }, entities),
      sum: card.sum ? { field: card.sum, format: sumFormat(card.entity, card.sum, entities) } : undefined,
      tone: card.tone ?? undefined,
    };
  return {
    ...shared,
    report: card.report,
    block: card.block,
    field: card.field ?? undefined,
    with: Object.keys(card.with).length > 0 ? code(literal(card.with)) : undefined,
  };
}

function sumFormat(entity: string, column: string, entities: ReadonlyMap<string, Entity>): string {
  const field = entities.get(entity)?.fields.find(({ name }) => name === column);
  return field?.widget === 'money' ? 'money' : field?.kind === 'integer' ? 'integer' : 'decimal';
}
