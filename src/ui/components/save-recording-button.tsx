import { SaveRecording } from '@/application/recording/save-recording';
import { useService } from '@/ui/view-model/services';
import { useText } from '@/ui/view-model/use-text';
import { Button } from '@/ui/components/button';

/** Saves the session recording as a file, for support. */
export function SaveRecordingButton() {
  const saveRecording = useService(SaveRecording);
  const { t } = useText();
  return (
    <Button variant="quiet" onClick={() => saveRecording.save()}>
      {t('popup.saveReport')}
    </Button>
  );
}
