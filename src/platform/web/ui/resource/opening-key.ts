/** Under which key of the query cache the answer is kept that a record's page opened with; null where the record was read by itself. */
export const openingKey = (resource: string, id: string | number) => [resource, 'opening', String(id)] as const;
