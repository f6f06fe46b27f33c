import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type DataProvider } from 'react-admin';
import type { Consulta } from '#generated/shared/types/consulta.gen';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import styles from './consult.module.css';

type Calls = {
  readonly consultaFavoritos: (
    call: OperationCall<'consultaFavoritos'>,
  ) => Promise<OperationAnswer<'consultaFavoritos'>>;
};
type Lines = NonNullable<Consulta['diagnosticos']>;

interface DiagnosesProps {
  readonly pacienteId: number;
  readonly lines: Lines;
  readonly onChange: (lines: Lines) => void;
}

/**
 * Renders CIE-10 diagnoses that fit the patient's sex and age; the first is the main one. The physician's most frequent diagnoses have
 * buttons.
 */
export function Diagnoses({ pacienteId, lines, onChange }: DiagnosesProps) {
  const translate = useTranslate();
  const calls = useDataProvider<DataProvider & Calls>();
  const { data: favourites = [] } = useQuery({
    queryKey: ['consulta', 'favoritos'],
    queryFn: async ({ signal }) => (await calls.consultaFavoritos({ signal })).data,
  });
  const add = (diagnosticoId: number) => {
    if (lines.some((line) => line.diagnosticoId === diagnosticoId)) return;
    const tipo = lines.some((line) => line.tipo === 'PRINCIPAL') ? 'SECUNDARIO' : 'PRINCIPAL';
    onChange([...lines, { diagnosticoId, tipo, primeraVez: false } as Lines[number]]);
  };
  return (
    <div className={styles['diagnoses']} id="nota-diagnosticos" tabIndex={-1}>
      <h3>{translate('resources.consulta.fields.diagnosticos')}</h3>
      {favourites.length > 0 && (
        <div className={styles['favourites']} role="group" aria-label={translate('consult.favourites')}>
          {favourites.map(({ diagnosticoId, clave, nombre }) => (
            <Button key={diagnosticoId} size="small" variant="outlined" onClick={() => add(diagnosticoId)}>
              {clave} {nombre}
            </Button>
          ))}
        </div>
      )}
      <ul>
        {lines.map((line, index) => (
          <li key={line.diagnosticoId}>
            <label htmlFor={`diagnosis-${index}`} className="rs-hidden">
              {translate('consult.diagnosis', { place: index + 1 })}
            </label>
            <ReferencePicker
              id={`diagnosis-${index}`}
              reference="diagnostico"
              size="small"
              disabled
              value={[line.diagnosticoId]}
              onChange={() => undefined}
            />
            <label>
              <input
                type="radio"
                name="main-diagnosis"
                checked={line.tipo === 'PRINCIPAL'}
                onChange={() =>
                  onChange(
                    lines.map((each, other) => ({ ...each, tipo: other === index ? 'PRINCIPAL' : 'SECUNDARIO' })),
                  )
                }
              />
              {translate('consult.main')}
            </label>
            <label>
              <input
                type="checkbox"
                checked={line.primeraVez === true}
                onChange={({ target }) =>
                  onChange(
                    lines.map((each, other) => (other === index ? { ...each, primeraVez: target.checked } : each)),
                  )
                }
              />
              {translate('consult.firstTime')}
            </label>
            <Button size="small" onClick={() => onChange(lines.filter((_, other) => other !== index))}>
              {translate('consult.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <label htmlFor="new-diagnosis">{translate('consult.addDiagnosis')}</label>
      <ReferencePicker
        id="new-diagnosis"
        reference="diagnostico"
        parameters={{ pacienteId }}
        value={[]}
        onChange={([id]) => id !== undefined && add(Number(id))}
      />
    </div>
  );
}
