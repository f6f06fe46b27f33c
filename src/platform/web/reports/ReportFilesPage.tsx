import { useTranslate } from 'react-admin';
import { PageHeading } from '../ui/page/PageHeading';
import { usePageTitle } from '../ui/page/usePageTitle';
import { KeptReports } from '../ui/reports/kept/KeptReports';
import { ReportFiles } from '../ui/reports/kept/ReportFiles';
import { WithReports } from './WithReports';
import pageStyles from '../ui/page/page.module.css';
import sectionStyles from '../ui/page/titled-section.module.css';

/** Reports made in the background, and kept reports of the user. */
export default function ReportFilesPage() {
  const translate = useTranslate();
  const title = translate('app.reports.files');
  usePageTitle(title);
  return (
    <WithReports>
      <div className={pageStyles['page']} data-ends>
        <PageHeading title={title} description={translate('app.reports.filesDescription')} />
        <section className={sectionStyles['section']} aria-labelledby="archivos">
          <h2 id="archivos">{translate('app.reports.file.title')}</h2>
          <ReportFiles />
        </section>
        <section className={sectionStyles['section']} aria-labelledby="guardados">
          <h2 id="guardados">{translate('app.reports.keep.title')}</h2>
          <KeptReports />
        </section>
      </div>
    </WithReports>
  );
}
