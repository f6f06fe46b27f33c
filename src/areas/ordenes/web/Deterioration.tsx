import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { formatNumber } from '#platform/web/ui/format/format-number';
import type { Picker } from './useOrderCalls';

/** Reason for the proposed supplies: the NEWS2 score, and the ward's orders in such cases. Nothing is ordered before the user sends it. */
export function Deterioration({ proposal }: { readonly proposal: Picker }) {
  const translate = useTranslate();
  if (!proposal.deterioro) return null;
  const { news2Total, origen, paquete, casos, dias } = proposal.deterioro;
  const most = proposal.insumos.reduce((times, each) => Math.max(times, each.casos ?? 0), 0);
  return (
    <Alert severity={origen === 'NINGUNO' ? 'info' : 'warning'}>
      {news2Total !== null && <b>{translate('app.orders.worse.score', { total: news2Total })} </b>}
      {translate(`app.orders.worse.from.${origen}`, {
        ward: proposal.servicioNombre,
        kit: paquete ?? '',
        most: formatNumber(most),
        cases: formatNumber(casos),
        days: formatNumber(dias),
      })}
    </Alert>
  );
}
