import type { Entity, Model } from '../../codegen/model';
import { filterBy } from './ask';

/** One list request as a generated screen sends it. */
export interface ListQuery {
  readonly entity: string;
  readonly what: string;
  readonly path: string;
}

/** Returns every filter and every order of the generated lists, each alone. Filters use a value that occurs in a record. */
export async function listQueries(
  model: Model,
  ask: (path: string) => Promise<Record<string, unknown>[]>,
): Promise<ListQuery[]> {
  const queries: ListQuery[] = [];
  for (const entity of model.entities.filter(
    ({ operations, backend }) => operations.includes('list') && backend === 'server',
  )) {
    const records = await ask(`${entity.path}?pageSize=100`);
    const fields = offered(entity, model);
    // The initial order of a list may differ from the orders of its columns.
    if (!fields.some(({ sorts }) => sorts === entity.sort.field))
      fields.push({ path: entity.sort.field, sorts: entity.sort.field, filter: null });
    for (const { path, sorts, filter } of fields) {
      const list = `${entity.path}?pageSize=25&includePageCount=true`;
      if (sorts)
        for (const direction of ['asc', 'desc'])
          queries.push({
            entity: entity.name,
            what: `sorted by ${path} ${direction}`,
            path: `${list}&sortBy=${sorts}&sortDir=${direction}`,
          });
      const value = records
        .map((record) => valueAt(record, path))
        .find((each) => each !== null && each !== undefined && (!Array.isArray(each) || each.length > 0));
      if (filter === null || value === undefined) continue;
      const wanted =
        filter === 'range'
          ? { gte: value }
          : filter === 'contains'
            ? { like: String(value).slice(0, 4) }
            : filter === 'set'
              ? [Array.isArray(value) ? value[0] : value]
              : Array.isArray(value)
                ? value[0]
                : value;
      queries.push({
        entity: entity.name,
        what: `filtered by ${path}`,
        path: `${list}&${filterBy({ [path]: wanted })}`,
      });
    }
    const word = records
      .map((record) =>
        Object.values(record).find((value) => typeof value === 'string' && /^[A-Za-zÁÉÍÓÚáéíóú]{4,}/.test(value)),
      )
      .find((each) => each !== undefined);
    if (word)
      queries.push({
        entity: entity.name,
        what: 'searched',
        path: `${entity.path}?pageSize=25&${filterBy({ q: String(word).slice(0, 5) })}`,
      });
  }
  return queries;
}

function offered(entity: Entity, model: Model) {
  return entity.fields.flatMap((field) => {
    const inner = field.embed
      ? (model.entities.find(({ name }) => name === field.embed?.entity)?.fields ?? [])
      : [field];
    const prefix = field.embed ? `${field.name}.` : '';
    return inner.map((each) => ({
      path: prefix + each.name,
      sorts: each.list?.sortable && !each.computed ? prefix + (each.reference?.labelField ?? each.name) : null,
      filter: each.filter,
    }));
  });
}

function valueAt(record: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inside, name) => (inside as Record<string, unknown> | null | undefined)?.[name], record);
}
