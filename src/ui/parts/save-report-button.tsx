import { SaveReport } from '@/application/use-cases/save-report';
import { useService } from '@/ui/app/services';
import { useText } from '@/ui/app/use-text';
import { Button } from '@/ui/parts/button';

/** Saves a file of what happened lately, for whoever is to find out why. */
export function SaveReportButton() {
  const saveReport = useService(SaveReport);
  const { t } = useText();
  return (
    <Button look="quiet" onClick={() => saveReport.execute()}>
      {t('popup.saveReport')}
    </Button>
  );
}
