import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import pageStyles from '#platform/web/ui/page/page.module.css';
import { NeedTable } from './NeedTable';
import { PageTabs } from './PageTabs';
import { WaitingList } from './WaitingList';
import styles from './central-office.module.css';

/** Pending needs of the network: by supply beside its stock, and request by request (DOMAIN f.6, «Autorizar»). */
export default function NeedPage() {
  const translate = useTranslate();
  const [jurisdiccionId, setDistrict] = useState<number | null>(null);
  usePageTitle(translate('app.centralOffice.need.title'));
  if (!usePermission('oc-solicitud.ver')) return <NoPermission />;
  const narrow = jurisdiccionId === null ? {} : { jurisdiccionId };
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        title={translate('app.centralOffice.need.title')}
        description={translate('app.centralOffice.need.help')}
      />
      <div className={styles['filters']} role="search">
        <div>
          <label htmlFor="need-district">{translate('app.centralOffice.need.district')}</label>
          <ReferencePicker
            id="need-district"
            reference="jurisdiccion"
            value={jurisdiccionId === null ? [] : [jurisdiccionId]}
            onChange={([id]) => setDistrict(id === undefined ? null : Number(id))}
          />
        </div>
      </div>
      <PageTabs
        tabs={[
          {
            id: 'supplies',
            title: translate('app.centralOffice.need.bySupply'),
            content: <NeedTable narrow={narrow} />,
          },
          {
            id: 'requests',
            title: translate('app.centralOffice.need.byRequest'),
            content: <WaitingList narrow={narrow} />,
          },
        ]}
      />
    </div>
  );
}
