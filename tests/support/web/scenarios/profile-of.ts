import type { Api } from '../api';

/** Returns a profile by its name. */
export async function profileOf(api: Api, nombre: string): Promise<{ perfilId: number }> {
  const profiles = await api.get<{ perfilId: number; nombre: string }[]>('/catalogos/perfil?pageSize=100');
  return profiles.find((profile) => profile.nombre === nombre)!;
}
