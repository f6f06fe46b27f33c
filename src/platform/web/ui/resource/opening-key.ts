/** Query key of the response with which a record's page was opened; its data are null when the record was read by itself. */
export const openingKey = (resource: string, id: string | number) => [resource, 'opening', String(id)] as const;
