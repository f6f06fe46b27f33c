import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocaleState, useTranslate, type DataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Paciente } from '#generated/shared/types/paciente.gen';
import type { Signos } from '#generated/shared/types/signos.gen';
import { riesgoNews2 } from '#generated/web/signos/enums.gen';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { allergyText } from '#areas/pacientes/shared/pacientes/allergy-text';
import { recordPath } from '#platform/shared/record-path';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { EnumChip } from '#platform/web/ui/values/EnumChip';
import { FetchedLabel } from '#platform/web/ui/values/FetchedLabel';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import styles from './consult.module.css';

type Calls = {
  readonly visitaPrevias: (call: OperationCall<'visitaPrevias'>) => Promise<OperationAnswer<'visitaPrevias'>>;
};

interface KnownPanelProps {
  readonly patient: Partial<Paciente>;
  readonly pacienteId: number;
  readonly visitaId: number;
  readonly signs: Signos | undefined;
}

/** Renders patient data beside the note: allergies first (NOM-004, 6.1.1), then conditions, pregnancy, signs, visits. */
export function KnownPanel({ patient, pacienteId, visitaId, signs }: KnownPanelProps) {
  const translate = useTranslate();
  const allergies = (patient.alergias ?? []).filter(({ estado }) => estado === 'ACTIVA');
  const conditions = (patient.padecimientosCronicos ?? []).filter(({ estado }) => estado !== 'RESUELTO');
  return (
    <aside className={styles['known']} aria-label={translate('consult.known')}>
      <section data-tone={allergies.length > 0 ? 'danger' : undefined}>
        <h2>{translate('consult.allergies')}</h2>
        {allergies.length > 0 ? (
          <ul>
            {allergies.map(({ sustancia, reaccion }) => (
              <li key={sustancia}>
                <b>{sustancia}</b> {reaccion}
              </li>
            ))}
          </ul>
        ) : (
          <p>
            {
              allergyText(
                { alergias: 'alergias' in patient ? [] : null, alergiasNegadas: patient.alergiasNegadas ?? null },
                translate,
              ).text
            }
          </p>
        )}
      </section>
      <section>
        <h2>{translate('consult.conditions')}</h2>
        {conditions.length > 0 ? (
          <ul>
            {conditions.map((each) => (
              <li key={each.diagnosticoId}>
                <FetchedLabel reference="diagnostico" id={each.diagnosticoId} />
              </li>
            ))}
          </ul>
        ) : (
          <p>{translate('consult.none')}</p>
        )}
        {patient.embarazo?.activo && <ToneChip tone="warning">{translate('consult.pregnant')}</ToneChip>}
      </section>
      <section>
        <h2>{translate('consult.signs')}</h2>
        {signs ? <Signs signs={signs} /> : <p>{translate('consult.noSigns')}</p>}
      </section>
      <Visits pacienteId={pacienteId} visitaId={visitaId} />
    </aside>
  );
}

function Signs({ signs }: { readonly signs: Signos }) {
  const translate = useTranslate();
  const shown = [
    ['tension', signs.tension, 'mmHg'],
    ['frecuenciaCardiaca', signs.frecuenciaCardiaca, 'lpm'],
    ['frecuenciaRespiratoria', signs.frecuenciaRespiratoria, 'rpm'],
    ['temperatura', signs.temperatura, '°C'],
    ['spo2', signs.spo2, '%'],
    ['peso', signs.peso, 'kg'],
    ['imc', signs.imc, ''],
  ] as const;
  return (
    <>
      <p>
        <Link to={recordPath.show('signos', signs.signosId)}>{formatDateTime(signs.fechaToma)}</Link>{' '}
        {signs.news2Riesgo && (
          <EnumChip choices={riesgoNews2} value={signs.news2Riesgo} lead={`NEWS2 ${signs.news2Total ?? ''}`} />
        )}
      </p>
      <dl>
        {shown
          .filter(([, value]) => value !== null)
          .map(([field, value, unit]) => (
            <div key={field}>
              <dt>{translate(`resources.signos.fields.${field}`)}</dt>
              <dd>
                {value} {unit}
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}

function Visits({ pacienteId, visitaId }: { readonly pacienteId: number; readonly visitaId: number }) {
  const translate = useTranslate();
  const calls = useDataProvider<DataProvider & Calls>();
  const [locale] = useLocaleState();
  const { data, error, refetch } = useQuery({
    queryKey: ['visita', 'previas', pacienteId, locale],
    queryFn: async ({ signal }) => (await calls.visitaPrevias({ params: { pacienteId }, signal })).data,
  });
  const before = (data ?? []).filter((each) => each.visitaId !== visitaId);
  return (
    <section>
      <h2>{translate('consult.visits')}</h2>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : before.length === 0 ? (
        <p>{translate('consult.noVisits')}</p>
      ) : (
        <ol>
          {before.slice(0, 8).map(({ visitaId: id, fecha, motivo, consultas }) => (
            <li key={id}>
              <Link to={recordPath.show('visita', id)}>{formatDateTime(fecha)}</Link> {motivo}
              {consultas.map(({ consultaId, folio, diagnosticos }) => (
                <small key={consultaId}>
                  <Link to={recordPath.show('consulta', consultaId)}>{folio}</Link>{' '}
                  {diagnosticos.map(({ clave, nombre }) => `${clave} ${nombre}`).join(' · ')}
                </small>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
