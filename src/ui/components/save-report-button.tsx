import { SaveReport } from '@/application/recording/save-recording';
import { useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';

/** Saves a file of what happened lately, for whoever is to find out why. */
export function SaveReportButton() {
  const saveReport = useService(SaveReport);
  const { t } = useText();
  return (
    <Button look="quiet" onClick={() => saveReport.save()}>
      {t('popup.saveReport')}
    </Button>
  );
}
