import type { Emitter } from '../model';
import { literal, propertyName } from './code';

/** `server/worklists.gen.ts`: the lists that the start page of each profile shows. */
export const emitServerWorklists: Emitter = ({ worklists }) => {
  const rows = worklists.flatMap(({ profiles, sections }) => {
    const queries = sections.map(({ id, entity, filter, sort, action }) => ({
      id,
      resource: entity,
      filter,
      sort: sort ?? undefined,
      action: action ?? undefined,
    }));
    return profiles.map((profile) => `  ${propertyName(profile)}: ${literal(queries).replaceAll('\n', '\n  ')},\n`);
  });
  return [
    {
      path: 'server/worklists.gen.ts',
      sources: ['schemas/worklists'],
      content: `import type { WorklistQuery } from '#platform/server/listing/worklist-query';

/** Worklists by profile. */
export const WORKLISTS: Readonly<Record<string, readonly WorklistQuery[]>> = {
${rows.join('')}};
`,
    },
  ];
};
