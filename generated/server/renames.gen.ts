// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

/** Former names, so that the migration planner renames instead of dropping and creating. */
export const RENAMES: {
  readonly tables: readonly { readonly from: string; readonly to: string; readonly key: string }[];
  readonly columns: readonly { readonly table: string; readonly from: string; readonly to: string }[];
} = {
  tables: [],
  columns: [],
};
