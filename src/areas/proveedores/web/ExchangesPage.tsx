import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ListSteps } from '#generated/shared/list-types.gen';
import { usePermissionSet } from '#platform/web/ui/access/PermissionsContext';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { EndingRights } from './EndingRights';
import { Figures } from './Figures';
import { Score } from './Score';
import { WaitingProposals } from './WaitingProposals';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './exchanges.module.css';

/** Steps of a proposal available to each side. */
const STEPS = {
  supplier: ['enviar', 'avisarEnvio', 'completar'],
  network: ['aceptar', 'recibir', 'cerrarCorto'],
} as const satisfies Record<string, readonly ListSteps['propuesta-cambio'][]>;

/**
 * Renders the exchanges of one side (DOMAIN f.7). A supplier sees what to propose and to ship. A warehouse or central office sees what to
 * answer and to receive. Both see the rights that end soon.
 */
export default function ExchangesPage({ side }: { readonly side: 'supplier' | 'network' }) {
  const translate = useTranslate();
  const held = usePermissionSet();
  const title = translate(`app.exchanges.${side}.title`);
  usePageTitle(title);
  if (!held.has('propuesta-cambio.ver') || !held.has('carta-canje.ver')) return <NoPermission />;
  const steps = STEPS[side];
  return (
    <div className={pageStyles['page']} data-ends="">
      <PageHeading
        title={title}
        description={translate(`app.exchanges.${side}.help`)}
        actions={
          held.has('agenda.ver') && (
            <Button component={Link} to="/agenda?ver=andenes">
              {translate('app.exchanges.appointments')}
            </Button>
          )
        }
      />
      <Figures steps={steps} />
      <div className={styles['columns']}>
        <WaitingProposals steps={steps} side={side} />
        <EndingRights side={side} />
      </div>
      {side === 'supplier' && held.has('proveedor.ver') && <Score />}
    </div>
  );
}
