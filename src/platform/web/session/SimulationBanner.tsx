import TheaterComedy from '@mui/icons-material/TheaterComedyOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { formatDateTime } from '../ui/format/format-date';
import { useCurrentUser } from './CurrentUserContext';
import { useServices } from './ServicesContext';
import { leaveSimulation } from './leave-simulation';
import styles from '../connection/connection.module.css';

/** Shows the profile being tried out, as whom and until when, with a button to end the trial. */
export default function SimulationBanner() {
  const translate = useTranslate();
  const { operations } = useServices();
  const { perfilTitulo, unidadNombre, simulacion } = useCurrentUser();
  const [ending, setEnding] = useState(false);
  if (!simulacion) return null;
  const end = async () => {
    setEnding(true);
    // The tab leaves the trial even when the server is unreachable: the trial expires by time.
    await operations.simulacionTerminar().catch(() => undefined);
    leaveSimulation();
  };
  return (
    <div role="region" aria-label={translate('shell.simulation.title')} className={styles['place']}>
      <div className={`${styles['banner']} ${styles['trial']}`}>
        <TheaterComedy aria-hidden />
        <p>
          <b>
            {translate(simulacion.comoUsuario ? 'shell.simulation.asUser' : 'shell.simulation.asProfile', {
              user: simulacion.comoUsuario ?? '',
              profile: perfilTitulo,
            })}
          </b>{' '}
          {unidadNombre && `${unidadNombre}. `}
          {translate('shell.simulation.readOnly', { time: formatDateTime(simulacion.expira).slice(11) })}
        </p>
        <Button size="small" variant="outlined" color="inherit" aria-disabled={ending} onClick={() => void end()}>
          {translate('shell.simulation.end')}
        </Button>
      </div>
    </div>
  );
}
