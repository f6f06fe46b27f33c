import type { NewFile } from './new-file';
import { camelCase } from '../codegen/names';

interface ReportChoice {
  readonly area: string;
  readonly name: string;
  readonly names: { readonly es: string; readonly en: string };
  readonly entity: string;
  readonly permission: string;
}

/** Returns a starter report and its handler: the number of records created in each month. */
export function reportFiles({ area, name, names, entity, permission }: ReportChoice): readonly NewFile[] {
  const handler = camelCase(name);
  const table = camelCase(entity);
  return [
    {
      path: `schemas/reports/${name}.json`,
      content: `{
  "$schema": "../meta/report.json",
  "title": ${JSON.stringify(names.es)},
  "x-report": {
    "labels": { "en": ${JSON.stringify(names.en)} },
    "permission": "${permission}",
    "icon": "chart",
    // Parameters: fields of the form above the table.
    "parameters": {
      "properties": {
        "desde": { "title": "Desde", "type": "string", "format": "date", "x-field": { "labels": { "en": "From" } } },
        "hasta": { "title": "Hasta", "type": "string", "format": "date", "x-field": { "labels": { "en": "To" } } }
      },
      "required": ["desde", "hasta"]
    },
    // Typed fields of the handler's rows. Neighbours can share a heading ("group", "groups").
    "columns": [
      { "field": "mes", "title": { "es": "Mes", "en": "Month" } },
      { "field": "registros", "title": { "es": "Registros", "en": "Records" }, "format": "integer", "total": "sum" }
    ],
    "chart": { "type": "bar", "category": "mes", "series": ["registros"] },
    "exports": ["csv", "xlsx", "pdf"]
  }
}
`,
    },
    {
      path: `src/areas/${area}/server/reports/${name}.ts`,
      content: `import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { ${table} } from '#generated/server/tables.gen';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { ReportContext } from '#platform/server/reports/report-context';
import { edgeOfDay } from '#platform/shared/dates/moments';

/** Counts the records within the actor's reach by month of creation, in the time zone of the actor's unit. */
export const ${handler}: ReportHandler<'${handler}', ReportContext> = async ({ desde, hasta }, { database, actor }) => {
  const month = sql<string>\`to_char(\${${table}.fechaCreacion} at time zone \${actor.timeZone}, 'YYYY-MM')\`;
  const rows = await database.orm
    .select({ mes: month, registros: sql\`count(*)\`.mapWith(Number) })
    .from(${table})
    .where(and(
      eq(${table}.activo, true), scopeCondition(resourceOf('${entity}'), '${permission}', actor),
      gte(${table}.fechaCreacion, edgeOfDay(desde, 'start', actor.timeZone)), lte(${table}.fechaCreacion, edgeOfDay(hasta, 'end', actor.timeZone)),
    ))
    .groupBy(sql\`1\`)
    .orderBy(sql\`1\`);
  return { rows };
};
`,
    },
  ];
}
