import { useGetManyAggregate } from 'react-admin';
import { dottedClave } from '#areas/catalogos/shared/diagnostico/dotted-clave';

interface DiagnosisNameProps {
  readonly id: number;
  /** Name shown until the catalogue responds. */
  readonly name: string | null | undefined;
}

/** ICD-10 code and name of a diagnosis: «E11.9 Diabetes mellitus». */
export function DiagnosisName({ id, name }: DiagnosisNameProps) {
  const { data } = useGetManyAggregate('diagnostico', { ids: [id] }, { staleTime: 60_000 });
  const found = data?.[0] as { readonly clave?: string; readonly nombre?: string } | undefined;
  return [dottedClave(found?.clave), found?.nombre ?? name].filter(Boolean).join(' ');
}
