import type { Emitter } from '../model';
import { literal, propertyName } from './code';

/** `server/worklists.gen.ts`: the lists that the start page of each profile shows. */
export const emitServerWorklists: Emitter = ({ worklists }) => {
  const rows = worklists.flatMap(({ profiles, sections, day }) => {
    const queries = sections.map(({ id, entity, filter, sort, action }) => ({
      id,
      resource: entity,
      filter,
      sort: sort ?? undefined,
      action: action ?? undefined,
    }));
    const today = day && {
      resource: day.entity,
      filter: day.filter,
      date: day.date,
      time: day.time,
      owner: day.owner ?? undefined,
    };
    const shown = literal({ sections: queries, day: today ?? undefined }).replaceAll('\n', '\n  ');
    return profiles.map((profile) => `  ${propertyName(profile)}: ${shown},\n`);
  });
  return [
    {
      path: 'server/worklists.gen.ts',
      sources: ['schemas/worklists'],
      content: `import type { WorklistQueries } from '#platform/server/listing/worklist-query';

/** Worklists by profile. */
export const WORKLISTS: Readonly<Record<string, WorklistQueries>> = {
${rows.join('')}};
`,
    },
  ];
};
