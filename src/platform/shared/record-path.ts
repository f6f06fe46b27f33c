/** Paths of a resource's screens inside the application. */
export const recordPath = {
  list: (resource: string) => `/${resource}`,
  create: (resource: string) => `/${resource}/create`,
  copy: (resource: string, id: unknown) => `/${resource}/create?desde=${encodeURIComponent(String(id))}`,
  show: (resource: string, id: unknown) => `/${resource}/${encodeURIComponent(String(id))}`,
  edit: (resource: string, id: unknown) => `/${resource}/${encodeURIComponent(String(id))}/editar`,
} as const;
